import { join } from 'node:path';
import { newBooking } from '../../booking-form/bookings.ts';
import { expect, openAs, signInToApi, test } from '../../fixtures.ts';
import { copyPortal, startPortal, startRemoteServer } from '../../portal/portal-server.ts';
import { inSoak } from '../../soak.ts';

test(
  'a remote made by new:remote is mounted with only its registry entry',
  inSoak,
  async ({ page, atEnd }) => {
    const made = join(import.meta.dirname, '../../../.cache/new-remote/mfe-equipment');
    const server = await startRemoteServer(made);
    atEnd(server.stop);
    const copy = copyPortal((remotes) => [
      ...remotes,
      { name: 'equipment', url: `${server.url}/remote.json` },
    ]);
    atEnd(copy.remove);
    const portal = await startPortal(copy.folder);
    atEnd(portal.stop);
    const api = await signInToApi(portal.url, 'client@demo.test', 'demo');
    await openAs(page, portal.url, api, '/');
    await page.getByRole('link', { name: 'Equipment' }).click();
    await expect(page.getByRole('heading', { name: 'Equipment' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

    const { count } = await api.get<{ count: number }>('/booking/list-bookings');
    await expect(page.getByText(`Bookings: ${count}`, { exact: true })).toBeVisible();
    const { booking_uid } = await newBooking(api, { title: 'Film about our cameras' });
    await expect(page.getByText(`Bookings: ${count + 1}`, { exact: true })).toBeVisible();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('about our cam');
    const found = page.getByRole('group', { name: 'Equipment' }).getByRole('option');
    await expect(found).toContainText(`#${booking_uid} Film about our cameras`);
  },
);
