import type { BookingSummary } from '@shootline/shared-api/contract';
import { expectNoFindings } from '../../axe.ts';
import { type Api, expect, test, titleLinks } from '../../fixtures.ts';
import { tabTo } from '../../actions/keys.ts';
import { inSoakUnless } from '../../soak.ts';

const email = 'client@demo.test';

async function firstOf(api: Api, query: string): Promise<BookingSummary> {
  const { results } = await api.get<{ results: BookingSummary[] }>(`/booking/${query}`);
  const booking = results.find(({ permissions }) => permissions.update);
  if (!booking) throw new Error(`There is none to update in ${query}.`);
  return booking;
}

for (const [name, path, query] of [
  ['My Bookings', '/?view=all&state=draft', 'list-bookings?state=draft'],
  ['My Drafts', '/drafts', 'list-drafts'],
] as const) {
  test(`a draft of ${name} opens in its form`, async ({ page, openPortalAs }) => {
    const api = await openPortalAs(email, path);
    const draft = await firstOf(api, query);
    const form = `/booking/${draft.uuid}/update`;
    await page.getByRole('cell', { name: draft.booking_uid, exact: true }).click();
    await expect(page).toHaveURL(form);
    await page.goBack();
    await titleLinks(page).filter({ hasText: draft.title }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(form);
  });
}

for (const width of [1440, 390]) {
  const details = inSoakUnless(width === 1440);
  test(
    `a booking can be edited from the list, ${width} px wide`,
    details,
    async ({ page, openPortalAs }) => {
      await page.setViewportSize({ width, height: 844 });
      const api = await openPortalAs(email, '/?view=all&state=active');
      const booking = await firstOf(api, 'list-bookings?state=active');
      const edit = page.getByRole('link', { name: `Edit ${booking.title}` }).first();
      await expect(edit).toBeVisible();
      await expectNoFindings(page);
      await edit.click();
      await expect(page).toHaveURL(`/booking/${booking.uuid}/update`);
    },
  );
}

test('Update Booking in the actions menu opens the form, by mouse, keyboard and in a new tab', async ({
  page,
  context,
  openPortalAs,
}) => {
  const api = await openPortalAs(email, '/');
  const { uuid } = await firstOf(api, 'list-bookings?state=new');
  const form = `/booking/${uuid}/update`;
  const actions = page.getByRole('button', { name: 'Actions', exact: true });
  const item = page.getByRole('menuitem', { name: 'Update Booking' });
  await page.goto(`/booking/${uuid}`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await actions.click();
  await item.click();
  await expect(page).toHaveURL(form);

  await page.goBack();
  await tabTo(page, actions);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  // The menu may highlight its first item before or after the key.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(item).toHaveAttribute('data-highlighted', '', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(form);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.goBack();
  await actions.click();
  const tab = context.waitForEvent('page');
  await item.click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(form);
  await expect(page).toHaveURL(`/booking/${uuid}`);
});

test('the copy of a booking opens in its form', async ({ page, openPortalAs }) => {
  const api = await openPortalAs(email, '/');
  const { uuid } = await firstOf(api, 'list-bookings?state=active');
  await page.goto(`/booking/${uuid}`);
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate Booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate', exact: true }).click();
  await expect(page.getByText('A duplicate booking has been created.')).toBeVisible();
  await expect(page).toHaveURL(/\/booking\/[0-9a-f-]{36}\/update$/);
  expect(page.url()).not.toContain(uuid);
});
