import { expect, openBooking, openDialog, test } from '../../actions/own-portal.ts';
import { users } from '../../actions/people.ts';
import { actionNamed } from '../../actions/table.ts';
import { inSoak } from '../../soak.ts';
import { openSettings } from '../../actions/drawer.ts';

test('an approval is mailed, and its upload link appears without a reload', async ({
  page,
  own,
}) => {
  const booking = await own.bookings.for(users.client, 'new');
  await openBooking(page, booking);
  const details = page.getByRole('region', { name: 'Booking Details' });
  await expect(details).toContainText('The project is created once the booking is approved.');
  const dialog = await openDialog(page, actionNamed('Approve'));
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Booking approved.')).toBeVisible();
  const link = details.getByRole('link', { name: /\/upload/ });
  await expect(link).toBeVisible();
  const opening = page.context().waitForEvent('page');
  await link.click();
  const hub = await opening;
  const heading = { name: `Upload footage of booking #${booking.booking_uid}` };
  await expect(hub.getByRole('heading', heading)).toBeVisible();
  await hub.close();
  await openSettings(page);
  await page.getByRole('link', { name: 'Emails' }).click();
  await expect(page.getByRole('table')).toContainText(booking.title);
});

test(
  'a comment with an attachment appears for the other user without a reload',
  inSoak,
  async ({ own, pageAs }) => {
    const booking = await own.bookings.for(users.client, 'assigned');
    const page = await pageAs(users.client.email);
    await openBooking(page, booking);
    const other = await pageAs(users.admin.email);
    await openBooking(other, booking);
    await expect(other.getByRole('heading', { name: 'Files' })).toBeVisible();
    const form = page.getByRole('form', { name: 'Add to Booking Comments' });
    await form.getByLabel('Comment').fill('The door code is on the plan.');
    await form.getByRole('button', { name: 'Attach File' }).click();
    await form.getByLabel('Attachment').setInputFiles({
      name: 'plan.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Hall B'),
    });
    await form.getByRole('button', { name: 'Add Comment' }).click();
    await expect(page.getByText('Comment added.')).toBeVisible();
    await expect(other.getByText('The door code is on the plan.')).toBeVisible();
    await expect(other.getByRole('button', { name: /plan\.txt/ })).toBeVisible();
  },
);
