import type { Locator } from '@playwright/test';
import { choosePerson } from '../../actions/fill.ts';
import { actionsButton, expect, openBooking, openDialog, test } from '../../actions/own-portal.ts';
import { users } from '../../actions/people.ts';
import { actionNamed } from '../../actions/table.ts';
import { expectNoFindings } from '../../axe.ts';
import { inSoak } from '../../soak.ts';

const press = (dialog: Locator, name: string) =>
  dialog.getByRole('button', { name, exact: true }).click();

const yes = (dialog: Locator, question: RegExp) =>
  dialog.getByRole('radiogroup', { name: question }).getByText('Yes', { exact: true }).click();

const summary =
  'There are validation errors in the values you provided. Please resolve these errors and then try again.';

test(
  'a bad amount is refused at its field, and a good one is then accepted',
  inSoak,
  async ({ page, own }) => {
    await openBooking(page, await own.bookings.for(users.client, 'active'));
    const dialog = await openDialog(page, actionNamed('Update Pricing'));
    await yes(dialog, /videographer's price manually/);
    const amount = dialog.getByLabel(/^Videographer price/);
    await amount.fill('');
    await press(dialog, 'Update Pricing');
    await expect(amount).toHaveAccessibleDescription('Please enter a value.');
    await amount.fill('12.345');
    await press(dialog, 'Update Pricing');
    await expect(amount).toHaveAccessibleDescription('Enter a valid number.');
    await expect(amount).toHaveValue('12.345');
    await expect(dialog.getByText(summary)).toBeVisible();
    await expectNoFindings(page);
    await amount.fill('640.50');
    await press(dialog, 'Update Pricing');
    await expect(page.getByText('Booking pricing updated.')).toBeVisible();
  },
);

test('videographers of other places are listed apart, not to be asked', async ({ page, own }) => {
  await openBooking(page, await own.bookings.for(users.client, 'active'));
  const dialog = await openDialog(page, actionNamed('Offer Job'));
  await yes(dialog, /^Choose the videographers/);
  await press(dialog, 'Offer Job');
  const search = dialog.getByRole('searchbox', { name: /^Videographers/ });
  await expect(search).toHaveAccessibleDescription('Please select at least one value.');
  await expect(search).toBeFocused();
  await choosePerson(dialog, 'Marco Bellini');
  await search.fill('Bec Holloway');
  const apart = dialog.getByRole('list', { name: 'Cannot be asked' });
  await expect(apart).toContainText('Bec Holloway does not serve Sydney.');
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Remove Marco Bellini' })).toBeVisible();
  await expectNoFindings(page);
  await press(dialog, 'Offer Job');
  await expect(
    page.getByText('A job offer has been made to the selected Videographers.'),
  ).toBeVisible();
});

test('the server refuses a second fee for one videographer at the field', async ({
  page,
  own,
  complaints,
}) => {
  const booking = await own.bookings.for(users.client, 'active');
  await own.bookings.addFee(booking);
  await openBooking(page, booking);
  const dialog = await openDialog(page, actionNamed('Add Cancellation Fee'));
  await press(dialog, 'Add Fee');
  await expect(dialog.getByLabel('Category')).toHaveAccessibleDescription('Please select a value.');
  await dialog.getByLabel('Category').selectOption('within_48_hours');
  await dialog.getByText('No', { exact: true }).click();
  await choosePerson(dialog, 'Ruby Sinclair');
  await press(dialog, 'Add Fee');
  await expect(
    dialog.getByRole('searchbox', { name: /^Videographer/ }),
  ).toHaveAccessibleDescription(
    'This videographer has a cancellation fee on this booking already.',
  );
  expect(complaints.splice(0).join()).toContain('400');
});

test.describe('a client user', () => {
  test.use({ email: users.client.email });

  test('cancels for another reason, which requires details', inSoak, async ({ page, own }) => {
    await openBooking(page, await own.bookings.for(users.client, 'active'));
    const dialog = await openDialog(page, actionNamed('Cancel'));
    await press(dialog, 'Cancel Booking');
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Please select a value.');
    await dialog.getByLabel('Reason').selectOption('other');
    await press(dialog, 'Cancel Booking');
    const details = dialog.getByLabel('Details');
    await expect(details).toHaveAccessibleDescription('Please enter a value.');
    await expectNoFindings(page);
    await details.fill('The speaker is ill.');
    await press(dialog, 'Cancel Booking');
    await expect(page.getByText('Booking cancelled.')).toBeVisible();
    await expect(page.getByText('The speaker is ill.')).toBeVisible();
  });
});

test("the dialog names another user's Put On Hold, and the page shows it", async ({
  page,
  own,
  complaints,
}) => {
  const { uuid } = await own.bookings.for(users.client, 'active');
  await openBooking(page, { uuid });
  const dialog = await openDialog(page, actionNamed('Offer Job'));
  await yes(dialog, /^Choose the videographers/);
  await choosePerson(dialog, 'Mei Hasegawa');
  const reviewer = await own.apiAs(users.reviewer.email);
  await reviewer.post(`/booking/${uuid}/make-on-hold`);
  await press(dialog, 'Offer Job');
  await expect(dialog.getByRole('alert')).toContainText(
    '"Offer Job" is not possible while the booking is On Hold.',
  );
  await expect(dialog.getByRole('button', { name: 'Remove Mei Hasegawa' })).toBeVisible();
  await expectNoFindings(page);
  await press(dialog, 'Cancel');
  await expect(page.getByText('On Hold').first()).toBeVisible();
  await expect(actionsButton(page)).toBeFocused();
  await actionsButton(page).click();
  await expect(page.getByRole('menuitem', { name: 'Make Active' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Offer Job' })).toHaveCount(0);
  expect(complaints.splice(0).join()).toContain('409');
});

test('a dialog stays open and says that another user deleted the booking', async ({
  page,
  own,
  complaints,
}) => {
  const { uuid } = await own.bookings.for(users.client, 'new');
  await openBooking(page, { uuid });
  const dialog = await openDialog(page, actionNamed('Cancel'));
  await dialog.getByLabel('Reason').selectOption('weather');
  await dialog.getByLabel('Details').fill('A storm is coming.');
  const admin = await own.apiAs(users.admin.email);
  await admin.post(`/booking/${uuid}/make-deleted`, {});
  await press(dialog, 'Cancel Booking');
  await expect(dialog.getByRole('alert')).toContainText("Sorry, we can't find this booking.");
  await expect(dialog.getByLabel('Details')).toHaveValue('A storm is coming.');
  await press(dialog, 'Cancel');
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  expect(complaints.splice(0).join()).toContain('404');
});
