import type { Page } from '@playwright/test';
import type { Booking } from '@shootline/shared-api/contract';
import { type Api, expect, openAs, test as base } from './fixtures.ts';
import { newAssignedBooking } from './new-booking.ts';

export const videographer = 'camop11@demo.test';

/** Opens a page in a tab with a history, which browsers do not let a page close. */
export async function openElsewhereFirst(page: Page, portalUrl: string, api: Api, path: string) {
  await openAs(page, portalUrl, api, '/drafts');
  await expect(page.getByRole('heading', { name: 'My Drafts' })).toBeVisible();
  await page.goto(path);
}

/** Tests that create bookings with a call sheet, assigned to the videographer. */
export const test = base.extend<{ withCallSheet: (title: string) => Promise<Booking> }>({
  withCallSheet: async ({ apiAs }, use) =>
    use(async (title) => {
      const admin = await apiAs('admin@demo.test');
      const users = {
        client: await apiAs('owner@demo.test'),
        admin,
        videographer: await apiAs(videographer),
      };
      const { uuid } = await newAssignedBooking(users, title);
      return admin.post<Booking>(`/booking/${uuid}/generate-call-sheet`);
    }),
});
