import type { Page } from '@playwright/test';
import { expect, test } from '../../actions/own-portal.ts';
import { users } from '../../actions/people.ts';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { inSoakUnless } from '../../soak.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

async function unread(page: Page): Promise<number> {
  const name = (await bell(page).getAttribute('aria-label')) ?? '';
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

for (const width of [1440, 390]) {
  const details = inSoakUnless(width === 1440);
  test(
    `a notified user sees it in every window, and opens the booking from one, ${width} px wide`,
    details,
    async ({ own, pageAs }) => {
      const client = await own.apiAs(users.client.email);
      await client.put(`/actions/${client.user.uuid}/make-all-read`, {
        until: '2100-01-01T00:00:00Z',
      });
      const booking = await own.bookings.for(users.client, 'new');
      const page = await pageAs(users.client.email);
      const other = await pageAs(users.client.email);
      for (const one of [page, other]) {
        await one.setViewportSize({ width, height: 900 });
        await one.goto('/drafts');
        await expect(one.getByRole('heading', { name: 'My Drafts' })).toBeVisible();
      }
      const before = await unread(page);

      const admin = await own.apiAs(users.admin.email);
      await admin.post(`/booking/${booking.uuid}/approve`);
      await admin.post(`/booking/${booking.uuid}/make-on-hold`);
      for (const one of [page, other]) {
        await expect.poll(() => unread(one)).toBeGreaterThanOrEqual(before + 2);
      }

      await bell(page).click();
      await expectNoFindingsInBoth(page, '[role=dialog]');
      const [opened] = await Promise.all([
        page.waitForEvent('popup'),
        panel(page)
          .getByRole('link', { name: new RegExp(`approved ${booking.title}`) })
          .click(),
      ]);
      await expect(opened.getByRole('heading', { level: 1, name: booking.title })).toBeVisible();
      await opened.close();
      await panel(page).getByRole('button', { name: 'Mark All as Read' }).click();
      for (const one of [page, other])
        await expect(one.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(bell(page)).toBeFocused();
    },
  );
}
