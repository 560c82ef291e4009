import type { Booking } from '@shootline/shared-api/contract';
import { expect, openAs, signIn } from '../../fixtures.ts';
import { openElsewhereFirst, test, videographer } from '../../with-call-sheet.ts';
import { inSoak, inSoakUnless } from '../../soak.ts';

const doneText = 'Done. You can close this window.';

test('a mailed call sheet is approved with a click after the sign-in', async ({
  page,
  apiAs,
  withCallSheet,
}) => {
  const { uuid, title } = await withCallSheet('Approved from a mail');
  const path = `/booking/${uuid}/booking-approve-call-sheet`;
  await page.goto('/drafts');
  await page.goto(path);
  await expect(page).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(path)}`));
  await signIn(page, videographer);
  await expect(page).toHaveURL(path);
  await expect(page.getByText(title)).toBeVisible();
  const asVideographer = await apiAs(videographer);
  const before = await asVideographer.get<Booking>(`/booking/${uuid}`);
  expect(before.call_sheet?.is_approved, 'nothing is done on load').toBe(false);
  await page.getByRole('button', { name: 'Yes, Approve Call Sheet' }).click();
  await expect(page.getByText('Call Sheet approved.')).toBeVisible();
  await expect(page.getByText(doneText)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
  const after = await asVideographer.get<Booking>(`/booking/${uuid}`);
  expect(after.call_sheet?.is_approved).toBe(true);
  await page.reload();
  await expect(page.getByText('This call sheet is already approved.')).toBeVisible();
});

test(
  'a videographer cancels the shoot and sees so if the window stays open',
  inSoak,
  async ({ page, portalUrl, apiAs, withCallSheet, complaints }) => {
    const { uuid } = await withCallSheet('Cancelled from a mail');
    const asVideographer = await apiAs(videographer);
    await openElsewhereFirst(page, portalUrl, asVideographer, `/booking/${uuid}/cancel-confirm`);
    await page.getByRole('button', { name: 'Yes, Cancel Shoot' }).click();
    await expect(page.getByText('Videographer unassigned.')).toBeVisible();
    await expect(page.getByText(doneText)).toBeVisible();
    const admin = await apiAs('admin@demo.test');
    expect((await admin.get<Booking>(`/booking/${uuid}`)).state).toBe('active');
    await page.reload();
    await expect(page.getByText(/Sorry, we can't find this booking\./)).toBeVisible();
    expect(complaints.splice(0).join()).toContain('404');
  },
);

for (const [path, button, state] of [
  ['cancel-confirm', 'Yes, Cancel Shoot', 'active'],
  ['cancel-confirm', 'No', 'assigned'],
  ['booking-approve-call-sheet', 'Yes, Approve Call Sheet', 'assigned'],
  ['booking-reject-call-sheet', 'Yes, Reject Call Sheet', 'assigned'],
] as const) {
  const details = inSoakUnless(button === 'Yes, Cancel Shoot');
  test(
    `a window opened by a script closes: ${path}, ${button}`,
    details,
    async ({ page, portalUrl, apiAs, withCallSheet }) => {
      const { uuid } = await withCallSheet('In a window of its own');
      // This page runs no scripts: under test, Chromium holds back callbacks while a window opens, and
      // complains.
      await openAs(page, portalUrl, await apiAs(videographer), '/terms.html');
      const opened = page.waitForEvent('popup');
      await page.evaluate((to) => void window.open(to), `/booking/${uuid}/${path}`);
      const popup = await opened;
      const closed = popup.waitForEvent('close');
      await popup.getByRole('button', { name: button }).click();
      await closed;
      const admin = await apiAs('admin@demo.test');
      expect((await admin.get<Booking>(`/booking/${uuid}`)).state).toBe(state);
    },
  );
}

test(
  'a session that ends before the click is renewed on the same page',
  inSoak,
  async ({ page, portalUrl, apiAs, withCallSheet, complaints }) => {
    const { uuid } = await withCallSheet('Approved by who was signed out');
    const path = `/booking/${uuid}/booking-approve-call-sheet`;
    const asVideographer = await apiAs(videographer);
    await openElsewhereFirst(page, portalUrl, asVideographer, path);
    const yes = page.getByRole('button', { name: 'Yes, Approve Call Sheet' });
    await expect(yes).toBeVisible();
    await fetch(`${portalUrl}/api/auth/logout`, {
      method: 'POST',
      headers: { Authorization: `Token ${asVideographer.user.auth_token}` },
    });
    await yes.click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await signIn(page, videographer);
    await expect(page).toHaveURL(path);
    await yes.click();
    await expect(page.getByText(doneText)).toBeVisible();
    expect(complaints.splice(0).join()).toContain('401');
  },
);

test(
  'an approval from elsewhere is reported, with the current page',
  inSoak,
  async ({ page, portalUrl, apiAs, withCallSheet }) => {
    const { uuid } = await withCallSheet('Approved twice');
    const asVideographer = await apiAs(videographer);
    await openElsewhereFirst(
      page,
      portalUrl,
      asVideographer,
      `/booking/${uuid}/booking-approve-call-sheet`,
    );
    await expect(page.getByRole('button', { name: 'Yes, Approve Call Sheet' })).toBeVisible();
    await asVideographer.post(`/booking/${uuid}/booking-approve-call-sheet`);
    await expect(page.getByText('This call sheet is already approved.')).toBeVisible();
  },
);
