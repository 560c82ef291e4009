import type { BookingSummary } from '@shootline/shared-api/contract';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { expect } from '../../fixtures.ts';
import { openElsewhereFirst, test, videographer } from '../../with-call-sheet.ts';
import { inSoakUnless } from '../../soak.ts';

const cancel = 'cancel-confirm';
const approve = 'booking-approve-call-sheet';
const reject = 'booking-reject-call-sheet';

const notTheirs = /Only the assigned videographer and (staff|admins) can/;
const notFound = /Sorry, we can't find this booking\./;

const roles: { email: string; shown: Record<string, string | RegExp>; is404?: boolean }[] = [
  {
    email: 'admin@demo.test',
    shown: {
      [cancel]: 'Yes, Cancel Shoot',
      [approve]: 'Yes, Approve Call Sheet',
      [reject]: 'Yes, Reject Call Sheet',
    },
  },
  {
    email: 'finance@demo.test',
    shown: { [cancel]: 'Yes, Cancel Shoot', [approve]: notTheirs },
  },
  {
    email: 'editor@demo.test',
    shown: { [cancel]: 'Yes, Cancel Shoot', [approve]: notTheirs, [reject]: notTheirs },
  },
  {
    email: 'owner@demo.test',
    shown: { [cancel]: notTheirs, [approve]: notTheirs, [reject]: notTheirs },
  },
  {
    email: 'camop2@demo.test',
    shown: { [cancel]: notFound, [approve]: notFound, [reject]: notFound },
    is404: true,
  },
];

const sample = ['admin@demo.test', 'camop2@demo.test'];

for (const { email, shown, is404 } of roles) {
  const details = inSoakUnless(sample.includes(email));
  test(
    `${email} gets the questions for their role, and otherwise the reason why not`,
    details,
    async ({ page, openPortalAs, withCallSheet, complaints }) => {
      const { uuid } = await withCallSheet(`Opened by ${email}`);
      await openPortalAs(email, '/drafts');
      for (const [path, what] of Object.entries(shown)) {
        await page.goto(`/booking/${uuid}/${path}`);
        const buttons = page.getByRole('button', { name: /^(Yes|No)/ });
        if (typeof what === 'string') {
          await expect(page.getByRole('button', { name: what })).toBeVisible();
        } else {
          await expect(page.getByText(what)).toBeVisible();
          await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
          await expect(buttons).toHaveCount(0);
        }
      }
      if (is404) expect(complaints.splice(0).join()).toContain('404');
    },
  );
}

for (const path of [cancel, approve, reject]) {
  const details = inSoakUnless(path === cancel);
  test(
    `axe finds nothing on ${path}, and none on its final state, light and dark`,
    details,
    async ({ page, portalUrl, apiAs, withCallSheet }) => {
      const { uuid } = await withCallSheet('Looked at in both');
      const asVideographer = await apiAs(videographer);
      await openElsewhereFirst(page, portalUrl, asVideographer, `/booking/${uuid}/${path}`);
      await expect(page.getByRole('button', { name: 'No', exact: true })).toBeVisible();
      await expectNoFindingsInBoth(page);
      await page.getByRole('button', { name: /^Yes/ }).click();
      await expect(page.getByText('Done. You can close this window.')).toBeVisible();
      await expectNoFindingsInBoth(page);
    },
  );
}

test('axe finds nothing on the reason why not, light and dark', async ({ page, openPortalAs }) => {
  const api = await openPortalAs('client@demo.test', '/drafts');
  const { results } = await api.get<{ results: BookingSummary[] }>('/booking/list-bookings');
  await page.goto(`/booking/${results[0]?.uuid}/${approve}`);
  await expect(page.getByRole('link', { name: 'View Booking' })).toBeVisible();
  await expectNoFindingsInBoth(page);
});
