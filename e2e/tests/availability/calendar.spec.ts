import type { Booking, CalendarAddress, Candidate } from '@shootline/shared-api/contract';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { type Api, expect, openAs, signInToApi, test } from '../../fixtures.ts';
import { newAssignedBooking } from '../../new-booking.ts';
import { inSoak } from '../../soak.ts';

const videographer = 'camop9@demo.test';

test.use({ permissions: ['clipboard-write'] });

const narrow = { width: 390, height: 844 };

/** The day (DD-MM-YYYY) of a booking in this user's zone. */
const dayOf = ({ date }: Booking, { user }: Api) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: user.timezone })
    .format(new Date(date ?? ''))
    .replaceAll('/', '-');

async function newShoot(apiAs: (email: string) => Promise<Api>, email: string, title: string) {
  return newAssignedBooking(
    {
      client: await apiAs('owner@demo.test'),
      admin: await apiAs('admin@demo.test'),
      videographer: await apiAs(email),
    },
    title,
  );
}

async function addWholeDay(page: Page, day: string, note: string) {
  await page.getByRole('button', { name: 'Add Busy Time', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Busy Time' });
  await dialog.getByRole('textbox', { name: 'First day' }).fill(day);
  await dialog.getByRole('textbox', { name: 'Last day' }).fill(day);
  await dialog.getByRole('textbox', { name: 'Note' }).fill(note);
  return dialog;
}

test("a busy videographer shows as busy on the staffing board and among a shoot's candidates, without the note", async ({
  page,
  browser,
  portalUrl,
  apiAs,
}) => {
  const shoot = await newShoot(apiAs, 'camop8@demo.test', 'Lighthouse portraits');
  const api = await apiAs(videographer);
  const day = dayOf(shoot, api);
  await openAs(page, portalUrl, api, `/calendar?view=week&date=${day}`);
  const dialog = await addWholeDay(page, day, 'Moving house');
  await expectNoFindingsInBoth(page);
  await dialog.getByRole('button', { name: 'Add Busy Time' }).click();
  await expect(page.getByText('Busy time added.')).toBeVisible();
  const busy = page.getByRole('button', { name: /^Busy: Moving house/ });
  await expect(busy).toBeVisible();

  const editor = await signInToApi(portalUrl, 'editor@demo.test', 'demo');
  const conflicts = async () => {
    const path = `/booking/${shoot.uuid}/candidates?name=${encodeURIComponent(api.user.full_name)}`;
    const { results } = await editor.get<{ results: Candidate[] }>(path);
    return results[0]?.conflicts.map(({ kind }) => kind);
  };
  expect(await conflicts()).toContain('busy');
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const staff = await context.newPage();
  await openAs(staff, portalUrl, editor, `/staffing?date=${day}&name=${api.user.full_name}`);
  const row = staff.getByRole('row').filter({ has: staff.getByText(api.user.full_name) });
  await expect(row).toContainText('All day');
  await expect(staff.getByText('Moving house')).toHaveCount(0);

  await busy.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Busy time deleted.')).toBeVisible();
  await expect(busy).toHaveCount(0);
  expect(await conflicts()).not.toContain('busy');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(busy).toBeVisible();
  await staff.getByRole('button', { name: 'Refresh list' }).click();
  await expect(row).toContainText('All day');
  await context.close();
});

test(
  'calendar apps read the shoots at a private address until it is replaced',
  inSoak,
  async ({ openPortalAs, apiAs, page, portalUrl }) => {
    const shoot = await newShoot(apiAs, videographer, 'Observatory tour');
    const api = await apiAs(videographer);
    await openPortalAs(videographer, `/calendar?date=${dayOf(shoot, api)}`);
    // If midnight has passed meanwhile, the shoot shows on both days.
    const link = page.getByRole('link', { name: /^Shoot: .*Observatory tour/ }).first();
    await expect(link).toHaveAttribute('href', `/booking/${shoot.uuid}`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: 'Make a Private Address' }).click();
    const field = page.getByRole('textbox', { name: 'Private address' });
    await expect(field).toHaveValue(/shoots\.ics$/);
    await expectNoFindingsInBoth(page);
    const url = await field.inputValue();
    // The test server's address differs from its settings.
    const read = (address: string) => fetch(portalUrl + new URL(address).pathname);
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('The address is copied.')).toBeVisible();

    const calendar = new ICAL.Component(ICAL.parse(await (await read(url)).text()));
    const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    const event = events.find(({ summary }) => summary.includes('Observatory tour'));
    expect(event?.startDate.toJSDate().toISOString()).toBe(shoot.arrival_and_setup_date);

    await page.getByRole('button', { name: 'Make a New Address' }).click();
    await expect(page.getByText(/Calendars that use the old one stop/)).toBeVisible();
    await page.getByRole('button', { name: 'Make a New Address' }).click();
    await expect(field).not.toHaveValue(url);
    expect((await read(url)).status).toBe(404);
    expect((await read(await field.inputValue())).status).toBe(200);
    expect(await api.get<CalendarAddress>('/calendar/address')).toMatchObject({
      url: await field.inputValue(),
    });
  },
);

for (const [email, path, shown] of [
  ['camop@demo.test', '/calendar', 'My Calendar'],
  ['camop@demo.test', '/calendar?view=week', 'My Calendar'],
  ['editor@demo.test', '/staffing', 'Staffing Board'],
] as const) {
  test(
    `axe finds nothing at ${path}, in wide and narrow windows`,
    inSoak,
    async ({ page, openPortalAs }) => {
      await openPortalAs(email, path);
      await expect(page.getByRole('heading', { name: shown })).toBeVisible();
      await expect(page.locator('main a[data-kind], main [data-urgency]').first()).toBeVisible();
      await expectNoFindingsInBoth(page);
      await page.setViewportSize(narrow);
      await expect(page.getByRole('table')).toHaveCount(0);
      await expectNoFindingsInBoth(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(narrow.width);
    },
  );
}
