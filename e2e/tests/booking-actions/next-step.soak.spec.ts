import type { Booking, MailPage } from '@shootline/shared-api/contract';
import { nextStep } from '../../actions/bookings-list.ts';
import { expect, openBooking, openDialog, test } from '../../actions/own-portal.ts';
import { users } from '../../actions/people.ts';
import { actionNamed } from '../../actions/table.ts';
import { titleLinks } from '../../fixtures.ts';

test('an admin finds the bookings to approve first, approves and offers one', async ({
  own,
  page,
}) => {
  await page.goto('/');
  await titleLinks(page).first().click();
  await expect(page.getByText('Waiting for approval')).toBeVisible();
  const uuid = new URL(page.url()).pathname.split('/').at(-1);
  const { title, primary, toast } = actionNamed('Approve and Offer');
  await nextStep(page, title).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: primary }).click();
  await expect(page.getByText(toast, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Waiting for (?!approval)/)).toBeVisible();
  const admin = await own.apiAs(users.admin.email);
  expect(await admin.get<Booking>(`/booking/${uuid}`)).toMatchObject({ state: 'requested' });
});

test('Undo gives a booking that was put on hold by mistake its offers back, and no email leaves', async ({
  own,
  page,
}) => {
  const hold = actionNamed('Put On Hold');
  const booking = await own.bookings.for(users.client, 'requested');
  const admin = await own.apiAs(users.admin.email);
  const offers = async () => {
    const now = await admin.get<Booking>(`/booking/${booking.uuid}`);
    return [
      now.state,
      ...now.booking_availabilities.map(
        ({ state, camera_operator }) => `${camera_operator.email} ${state}`,
      ),
    ];
  };
  const before = await offers();
  await openBooking(page, booking);
  const dialog = await openDialog(page, hold);
  await dialog.getByRole('button', { name: hold.primary }).click();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect(toasts.getByText(/undone\.$/)).toBeVisible();
  expect(await offers()).toEqual(before);
  const mails = await admin.get<MailPage>('/mails');
  const onHold = mails.results.filter(({ kind }) => kind === 'booking_on_hold');
  expect(onHold.filter(({ subject }) => subject.includes(booking.booking_uid))).toEqual([]);
});
