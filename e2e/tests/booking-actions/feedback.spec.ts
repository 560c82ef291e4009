import type { Booking, UserFeedback } from '@shootline/shared-api/contract';
import type { Page } from '@playwright/test';
import type { Bookings } from '../../actions/bookings.ts';
import { confirmByKeys, tabTo } from '../../actions/keys.ts';
import { expect, openBooking, openDialog, test } from '../../actions/own-portal.ts';
import { users, type Person } from '../../actions/people.ts';
import { actionNamed } from '../../actions/table.ts';
import { expectNoFindingsInBoth } from '../../axe.ts';
import type { Api } from '../../fixtures.ts';
import { recordLayoutShift } from '../../portal/layout-shift.ts';
import { inSoak } from '../../soak.ts';

interface Own {
  apiAs: (email: string) => Promise<Api>;
  bookings: Bookings;
}

/** A booking of this user, completed by an admin with a request for feedback. */
async function completedBooking({ apiAs, bookings }: Own, person: Person): Promise<Booking> {
  const { uuid } = await bookings.for(person, 'footage_provided');
  const admin = await apiAs(users.admin.email);
  return admin.post<Booking>(`/booking/${uuid}/make-completed`, { is_feedback_requested: true });
}

async function feedbackOn({ apiAs }: Own, person: Person, { uuid }: Booking) {
  const api = await apiAs(person.email);
  const feedback = await api.get<UserFeedback[]>('/feedback');
  return feedback.find(({ booking }) => booking === uuid);
}

const prompt = (page: Page) => page.getByRole('region', { name: 'Please share your feedback' });
const linkTo = (page: Page, { uuid }: Booking) =>
  prompt(page).locator(`a[href="/booking/${uuid}/submit-feedback"]`);
const star = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('a client who is asked rates the videographer by keyboard only', async ({ own, pageAs }) => {
  const booking = await completedBooking(own, users.client);
  const page = await pageAs(users.client.email);
  await page.goto('/');
  await tabTo(page, linkTo(page, booking));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Share Feedback' })).toBeVisible();
  await expect(page.getByText(booking.camera_operator_full_name ?? '--')).toBeVisible();
  await tabTo(page, star(page, '0 stars'));
  await page.keyboard.press('ArrowLeft');
  await expect(star(page, '5 stars')).toBeChecked();
  await expect(page.getByText('Excellent!')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(star(page, '4 stars')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Feedback')).toBeFocused();
  await page.keyboard.type('Calm and quick.');
  await page.reload();
  await expect(page.getByLabel('Feedback')).toHaveValue('Calm and quick.');
  await tabTo(page, page.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
  await expect(page.getByText('Your feedback has been received.')).toBeVisible();
  expect(await feedbackOn(own, users.client, booking)).toMatchObject({
    rating: 4,
    feedback_note: 'Calm and quick.',
    received: true,
  });
  await tabTo(page, page.getByRole('link', { name: 'View Booking' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: booking.title })).toBeVisible();
  await page.goto(`/booking/${booking.uuid}/feedback`);
  await expect(
    page.getByText('Looks like you have already rated this videographer.'),
  ).toBeVisible();
});

test(
  'a videographer rates the shoot from the actions menu, once',
  inSoak,
  async ({ own, pageAs }) => {
    const booking = await completedBooking(own, users.videographer);
    const page = await pageAs(users.videographer.email);
    await openBooking(page, booking);
    const dialog = await openDialog(page, actionNamed('Leave Feedback'));
    await dialog.getByRole('radio', { name: '0 stars' }).check();
    await tabTo(page, dialog.getByRole('button', { name: 'Done' }));
    await confirmByKeys(page, dialog, 'Done', 'Thank you for your feedback.');
    expect(await feedbackOn(own, users.videographer, booking)).toMatchObject({
      rating: 0,
      received: true,
    });
    await openDialog(page, actionNamed('Leave Feedback'));
    await expect(dialog.getByText('Looks like you have already rated this shoot.')).toBeVisible();
    await expectNoFindingsInBoth(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
  },
);

test('the prompt is dismissed for good, in every browser', inSoak, async ({ own, pageAs }) => {
  const booking = await completedBooking(own, users.videographer);
  const page = await pageAs(users.videographer.email);
  await page.goto('/');
  await expect(linkTo(page, booking)).toBeVisible();
  expect(await prompt(page).getByRole('listitem').count()).toBeLessThanOrEqual(3);
  await expect(prompt(page).getByRole('listitem').first()).toContainText(booking.booking_uid);
  await prompt(page).getByRole('button', { name: 'Do Not Ask Again' }).click();
  await expect(prompt(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  const other = await pageAs(users.videographer.email);
  await other.goto('/');
  await expect(other.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(prompt(other)).toBeHidden();
});

const widths = [1440, 390];

test(
  'the prompt stands above the list, covers nothing and moves nothing',
  inSoak,
  async ({ own, pageAs }) => {
    const booking = await completedBooking(own, users.videographer);
    const page = await pageAs(users.videographer.email);
    const shift = await recordLayoutShift(page);
    const table = page.getByRole('table', { name: 'My Bookings' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/?view=all');
      await expect(table.getByRole('link').first()).toBeVisible();
      await expect(linkTo(page, booking)).toBeVisible();
      const [card, rows] = [await prompt(page).boundingBox(), await table.boundingBox()];
      expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(rows?.y ?? 0);
      expect(await shift()).toBeLessThan(0.01);
      await expectNoFindingsInBoth(page);
    }
  },
);

for (const width of widths) {
  test(`axe finds nothing on Share Feedback at ${width} px`, inSoak, async ({ own, pageAs }) => {
    const { uuid } = await own.bookings.for(users.client, 'job_complete');
    const page = await pageAs(users.client.email);
    const done = page.getByRole('button', { name: 'Done' });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/booking/${uuid}/submit-feedback`);
    await done.click();
    await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Please select a value.',
    );
    await expectNoFindingsInBoth(page);
    await star(page, '5 stars').check();
    await expectNoFindingsInBoth(page);
    await star(page, '0 stars').check();
    await expectNoFindingsInBoth(page);
    await done.click();
    await expect(page.getByText('Your feedback has been received.')).toBeVisible();
    await expectNoFindingsInBoth(page);
  });
}

test('before the shoot it says when feedback is possible', inSoak, async ({ own, pageAs }) => {
  const booking = await own.bookings.for(users.client, 'assigned');
  const page = await pageAs(users.client.email);
  await page.goto(`/booking/${booking.uuid}/submit-feedback`);
  await expect(
    page.getByText('This booking is Assigned. You can leave feedback once its shoot is completed.'),
  ).toBeVisible();
});

for (const person of [users.unapproved, users.editor, users.admin]) {
  test(`Share Feedback is refused to ${person.name}`, inSoak, async ({ own, pageAs }) => {
    const { uuid } = await own.bookings.for(users.client, 'assigned');
    const page = await pageAs(person.email);
    await page.goto(`/booking/${uuid}/submit-feedback`);
    await expect(page.getByRole('alert')).toContainText(
      'Sorry, you do not have permission to access this page.',
    );
  });
}
