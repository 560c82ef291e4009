import type { Booking } from '@shootline/shared-api/contract';
import { rowBox } from '../../actions/bookings-list.ts';
import { expect, test } from '../../actions/own-portal.ts';
import { users } from '../../actions/people.ts';

test('bookings are approved together, the one that fails stays selected, and Undo takes the others back', async ({
  own,
  page,
}) => {
  const admin = await own.apiAs(users.admin.email);
  const bookings: Booking[] = [];
  for (let made = 0; made < 3; made += 1) {
    bookings.push(await own.bookings.for(users.client, 'new'));
  }
  const [first, second, third] = bookings as [Booking, Booking, Booking];
  await page.goto('/?view=all&sortBy=booking_uid&asc=false');
  for (const booking of bookings) await rowBox(page, booking).check();
  const chosen = page.getByRole('group', { name: 'Selected bookings' });
  await expect(chosen.getByRole('status')).toHaveText('3 selected');
  await chosen.getByRole('button', { name: 'Approve (3)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve Bookings' });
  await expect(dialog).toContainText('3 bookings will be approved.');

  // Another user puts one of them on hold meanwhile.
  await admin.post(`/booking/${second.uuid}/make-on-hold`);
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByText('2 bookings approved.')).toBeVisible();
  expect(calls).toHaveLength(1);
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect(toasts.getByText('Approve undone.')).toBeVisible();
  await toasts.getByRole('button', { name: 'Show Why' }).click();
  const failed = dialog.getByRole('listitem').filter({ hasText: second.booking_uid });
  await expect(failed).toContainText('On Hold');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(chosen.getByRole('status')).toHaveText('1 selected');
  await expect(rowBox(page, second)).toBeChecked();
  for (const { uuid } of [first, third]) {
    expect(await admin.get<Booking>(`/booking/${uuid}`)).toMatchObject({ state: 'new' });
  }
});

test('a client cannot choose rows', async ({ pageAs }) => {
  const page = await pageAs(users.client.email);
  await page.goto('/?view=all');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0);
});
