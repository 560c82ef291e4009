import type { BookingSummary } from '@shootline/shared-api/contract';
import { expect, test, titleLinks } from '../../fixtures.ts';
import { inSoak } from '../../soak.ts';

interface Page {
  count: number;
  results: BookingSummary[];
}

const list = '/booking/list-bookings';
const titles = ({ results }: Page) => results.map(({ title }) => title || 'Untitled');

test("filters narrow the list to the API's count, and Back undoes them", async ({
  page,
  openPortalAs,
}) => {
  const api = await openPortalAs('admin@demo.test', '/?view=all');
  const rows = titleLinks(page);
  const status = page.getByRole('search').getByRole('button', { name: /^Status/ });
  await status.click();
  await page.getByRole('dialog', { name: 'Status' }).getByLabel('Assigned').click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/?view=all&state=assigned');
  await expect(rows).toHaveText(titles(await api.get<Page>(`${list}?state=assigned`)));

  await page.getByLabel('Region', { exact: true }).selectOption({ label: 'London' });
  await expect(page).toHaveURL(/region=london/);
  const both = await api.get<Page>(`${list}?state=assigned&region=london`);
  expect(both.count).toBeGreaterThan(0);
  await expect(rows).toHaveText(titles(both));

  await page.goBack();
  await expect(page).toHaveURL('/?view=all&state=assigned');
  await expect(page.getByLabel('Region', { exact: true })).toHaveValue('');
  await expect(rows).toHaveText(titles(await api.get<Page>(`${list}?state=assigned`)));

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/?view=all');
  await expect(status).toHaveAccessibleName('Status All');
  await expect(rows).toHaveText(titles(await api.get<Page>(list)));
});

test(
  'a link with filters shows the same list to another user',
  inSoak,
  async ({ page, openPortalAs }) => {
    const api = await openPortalAs(
      'admin@demo.test',
      '/?view=all&title=interview&sortBy=title&asc=true',
    );
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('interview');
    await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const answer = await api.get<Page>(`${list}?title=interview&sortBy=title&asc=true`);
    expect(answer.count).toBeGreaterThan(0);
    await expect(titleLinks(page)).toHaveText(titles(answer));
  },
);

const sortable = [
  ['Status', 'state'],
  ['Client', 'client'],
  ['Title', 'title'],
  ['Date', 'date'],
  ['Booking Number', 'booking_uid'],
  ['Invoice Status', 'camop_invoice_status'],
] as const;

test(
  'each sortable column sorts up, then down, as the API does',
  inSoak,
  async ({ page, openPortalAs }) => {
    const api = await openPortalAs('admin@demo.test', '/?view=all&state=job_complete');
    const rows = titleLinks(page);
    await expect(rows.first()).toBeVisible();
    for (const [header, field] of sortable) {
      const column = page.getByRole('columnheader', { name: header, exact: true });
      for (const [asc, order] of [
        [true, 'ascending'],
        [false, 'descending'],
      ] as const) {
        await column.getByRole('button').click();
        await expect(column).toHaveAttribute('aria-sort', order);
        const query = `${list}?state=job_complete&sortBy=${field}&asc=${asc}`;
        await expect(rows).toHaveText(titles(await api.get<Page>(query)));
      }
    }
    for (const header of ['Project Owner', 'CamOp Assigned']) {
      const column = page.getByRole('columnheader', { name: header, exact: true });
      await expect(column.getByRole('button')).toHaveCount(0);
    }
  },
);

test(
  'Load More fetches every booking exactly once, until all are shown',
  inSoak,
  async ({ page, openPortalAs }) => {
    const api = await openPortalAs('client@demo.test', '/?view=all');
    const { count } = await api.get<Page>(list);
    expect(count).toBeGreaterThan(25);
    const rows = titleLinks(page);
    await expect(rows).toHaveCount(25);
    for (let shown = 25; shown < count; shown += 25) {
      await page.getByRole('button', { name: 'Load more' }).click();
      await expect(rows).toHaveCount(Math.min(shown + 25, count));
    }
    await expect(page.getByRole('button', { name: 'All results fetched' })).toBeDisabled();
    const links = await rows.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(count);
  },
);

test('filters without a match say so', inSoak, async ({ page, openPortalAs }) => {
  await openPortalAs('client@demo.test', '/?view=all&title=zzzz-no-such-shoot');
  await expect(
    page.getByText(
      'There are currently no bookings that match your filters, or there are no bookings that you can view. Try changing your filters to see your bookings.',
    ),
  ).toBeVisible();
});

test(
  'an unknown sort in a hand-made link falls back to the usual order',
  inSoak,
  async ({ page, openPortalAs }) => {
    const api = await openPortalAs('client@demo.test', '/?view=all&sortBy=password&asc=maybe');
    await expect(titleLinks(page)).toHaveText(titles(await api.get<Page>(list)));
  },
);

test('the API refuses an unknown sort and a negative offset by name', inSoak, async ({ apiAs }) => {
  const api = await apiAs('client@demo.test');
  for (const [query, field] of [
    ['sortBy=password', 'sortBy'],
    ['offset=-1', 'offset'],
  ]) {
    expect(await api.status(`${list}?${query}`)).toBe(400);
    const body = await api.get<{ type: string; errors: { field: string }[] }>(`${list}?${query}`);
    expect(body.type).toBe('ValidationError');
    expect(body.errors.map((error) => error.field)).toEqual([field]);
  }
});

test(
  'a row opens its booking, by mouse and by keyboard',
  inSoak,
  async ({ page, openPortalAs }) => {
    await openPortalAs('client@demo.test', '/?view=all&state=assigned');
    const first = titleLinks(page).first();
    const title = await first.textContent();
    await page.getByRole('row').nth(1).getByRole('cell').nth(1).click();
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
    await page.goBack();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  },
);
