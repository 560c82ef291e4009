import { expect, openBooking, openDialog, test } from '../../actions/own-portal.ts';
import { users } from '../../actions/people.ts';
import { actionNamed } from '../../actions/table.ts';
import { mailWith } from '../../actions/mails.ts';

test('a client changes the content once more, by the link that staff had mailed', async ({
  own,
  page,
  pageAs,
}) => {
  await own.bookings.limitContent();
  const booking = await own.bookings.take(
    'assigned',
    ({ permissions, submitter }) =>
      permissions.allow_late_change && submitter.email === users.client.email,
  );
  const client = await pageAs(users.client.email);
  await client.goto(`/booking/${booking.uuid}/update`);
  await expect(client.getByText(/^Title and content could be changed until/)).toBeVisible();
  await expect(client.getByLabel('Title')).toBeDisabled();

  await openBooking(page, booking);
  const dialog = await openDialog(page, actionNamed('Allow a Late Change'));
  await dialog.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(page.getByText('The client can make one late change.')).toBeVisible();

  const path = `/booking/${booking.uuid}/update`;
  const text = await mailWith(await own.apiAs(users.admin.email), 'late_change', path);
  expect(text).toContain('You can change title and content of your booking once more, until');
  await client.goto(path);
  await client.getByLabel('Title').fill('Last words');
  await client.getByRole('button', { name: 'Update Booking' }).click();
  await expect(client.getByLabel('Title')).toBeDisabled();
  await expect(client.getByLabel('Title')).toHaveValue('Last words');
});
