import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import type { Booking, BookingFlag, BookingSummary } from '@shootline/shared-api/contract';
import { type Api, expect, openAs, test } from '../fixtures.ts';

/** A booking on which the caller may do this; each test takes another one. */
async function bookingFor(api: Api, state: string, flag: BookingFlag, nth = 0): Promise<Booking> {
  const { results } = await api.get<{ results: BookingSummary[] }>(
    `/booking/list-bookings?state=${state}`,
  );
  const found: Booking[] = [];
  for (const { uuid } of results) {
    const booking = await api.get<Booking>(`/booking/${uuid}`);
    if (booking.permissions[flag]) found.push(booking);
    const wanted = found[nth];
    if (wanted) return wanted;
  }
  throw new Error(`${api.user.email} may do ${flag} on no booking in state ${state}.`);
}

async function choose(page: Page, action: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

async function expectNoFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
}

test('an admin approves a booking and its mail is listed', async ({
  page,
  openPortalAs,
  apiAs,
}) => {
  const admin = await apiAs('admin@demo.test');
  const { uuid, title } = await bookingFor(admin, 'new', 'approve', 5);
  await openPortalAs('admin@demo.test', `/booking/${uuid}`);
  const dialog = await choose(page, 'Approve');
  await expect(dialog).toContainText('Are you sure you want to approve this booking?');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Booking approved.')).toBeVisible();
  await page.getByRole('link', { name: 'Mails' }).click();
  await expect(page.getByRole('table')).toContainText(title);
});

test('an admin does the actions of an active booking by keyboard alone', async ({
  page,
  openPortalAs,
  apiAs,
}) => {
  const { uuid } = await bookingFor(await apiAs('admin@demo.test'), 'active', 'make_on_hold', 3);
  await openPortalAs('admin@demo.test', `/booking/${uuid}`);
  const actions = page.getByRole('button', { name: 'Actions' });
  await actions.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.type('put');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Put Booking On Hold' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Booking put on hold.')).toBeVisible();
  await expect(actions).toBeFocused();
});

test('an admin assigns a videographer found by name', async ({ page, openPortalAs, apiAs }) => {
  const admin = await apiAs('admin@demo.test');
  const { user } = await apiAs('camop12@demo.test');
  const { uuid } = await bookingFor(admin, 'active', 'assign_camop', 6);
  await openPortalAs('admin@demo.test', `/booking/${uuid}`);
  const dialog = await choose(page, 'Assign Videographer');
  await dialog.getByText('No', { exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Videographer' }).fill(user.full_name);
  await expectNoFindings(page);
  await dialog.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText('Videographer assigned.')).toBeVisible();
});

test('an admin offers a job', async ({ page, openPortalAs, apiAs }) => {
  const admin = await apiAs('admin@demo.test');
  const { uuid } = await bookingFor(admin, 'active', 'request_camops_availabilities', 8);
  await openPortalAs('admin@demo.test', `/booking/${uuid}`);
  const dialog = await choose(page, 'Offer Job');
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Offer Job', exact: true }).click();
  await expect(
    page.getByText('A job offer has been made to the selected Videographers.'),
  ).toBeVisible();
});

test('a client cancels for another reason', async ({ page, openPortalAs, apiAs }) => {
  const { uuid } = await bookingFor(await apiAs('client@demo.test'), 'active', 'make_cancelled', 1);
  await openPortalAs('client@demo.test', `/booking/${uuid}`);
  const dialog = await choose(page, 'Cancel');
  await dialog.getByLabel('Reason').selectOption('other');
  await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(dialog.getByText('Please enter a value.')).toBeVisible();
  await dialog.getByLabel('Details').fill('The speaker is ill.');
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(page.getByText('Booking cancelled.')).toBeVisible();
  await expect(page.getByText('The speaker is ill.')).toBeVisible();
});

test('a videographer indicates that the shoot is completed', async ({
  page,
  openPortalAs,
  apiAs,
}) => {
  const camop = await apiAs('camop@demo.test');
  const { uuid } = await bookingFor(camop, 'assigned', 'make_shoot_completed');
  await openPortalAs('camop@demo.test', `/booking/${uuid}`);
  const dialog = await choose(page, 'Indicate Shoot Completed');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Shoot Completed' }).click();
  await expect(page.getByText("You've indicated that the shoot has been completed.")).toBeVisible();
});

test('a comment with an attachment appears for the other side without a reload', async ({
  page,
  openPortalAs,
  apiAs,
  browser,
  portalUrl,
}) => {
  const admin = await apiAs('admin@demo.test');
  const { results } = await (
    await apiAs('client@demo.test')
  ).get<{ results: BookingSummary[] }>('/booking/list-bookings?state=assigned');
  const path = `/booking/${results[1]?.uuid}`;
  await openPortalAs('client@demo.test', path);
  const other = await browser.newPage();
  await openAs(other, portalUrl, admin, path);
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
  await other.close();
});

test('a file is uploaded, listed and deleted', async ({ page, openPortalAs, apiAs }) => {
  const { uuid } = await bookingFor(await apiAs('admin@demo.test'), 'assigned', 'delete_files', 4);
  await openPortalAs('admin@demo.test', `/booking/${uuid}`);
  await page.getByRole('button', { name: 'UPLOAD FILE' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload File' });
  await dialog.getByLabel('File').setInputFiles({
    name: 'release-form.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Signed'),
  });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('File uploaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete release-form.txt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('File deleted.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'release-form.txt' })).toHaveCount(0);
});

test('a booking that someone deletes leaves the dialog open and says so', async ({
  page,
  openPortalAs,
  apiAs,
  complaints,
}) => {
  const admin = await apiAs('admin@demo.test');
  const { uuid } = await bookingFor(admin, 'new', 'make_deleted', 9);
  await openPortalAs('admin@demo.test', `/booking/${uuid}`);
  const dialog = await choose(page, 'Approve');
  await admin.post(`/booking/${uuid}/make-deleted`, {});
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  expect(complaints.splice(0).join()).toContain('404');
});
