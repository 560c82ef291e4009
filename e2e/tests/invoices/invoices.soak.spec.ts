import type { Page as BrowserPage } from '@playwright/test';
import type { Invoice } from '@shootline/shared-api/contract';
import { expect, test } from '../../fixtures.ts';
import { inSoakUnless } from '../../soak.ts';

interface Page {
  count: number;
  results: Invoice[];
}

const rows = (page: BrowserPage) => page.getByRole('grid').getByRole('row');

test('finance sees every column of the dashboard and filters it', async ({
  page,
  openPortalAs,
}) => {
  const api = await openPortalAs('finance@demo.test', '/finance-dashboard?view=all');
  await expect(page.getByRole('heading', { name: 'My Invoices' })).toBeVisible();
  for (const column of [
    'Billed to Client',
    'Booking Number',
    'Supplier Cost (Claimed)',
    'Supplier Invoice Number',
    'Shootline Invoice Number',
  ]) {
    await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
  }
  await page.getByLabel('Videographer', { exact: true }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/camop=/);
  const camop = new URL(page.url()).searchParams.get('camop');
  const { count } = await api.get<Page>(`/invoice?camop=${camop}`);
  await expect(rows(page)).toHaveCount(Math.min(count, 25) + 1);
});

test('Load More shows the next invoices', async ({ page, openPortalAs }) => {
  const api = await openPortalAs('finance@demo.test', '/finance-dashboard?view=all');
  const { count } = await api.get<Page>('/invoice');
  expect(count).toBeGreaterThan(25);
  await expect(rows(page)).toHaveCount(26);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rows(page)).toHaveCount(Math.min(count, 50) + 1);
});

for (const email of ['client@demo.test', 'camop@demo.test', 'editor@demo.test']) {
  const details = inSoakUnless(email === 'editor@demo.test');
  test(
    `${email} may not open the finance dashboard`,
    details,
    async ({ page, openPortalAs, apiAs }) => {
      await openPortalAs(email, '/finance-dashboard?view=all');
      await expect(
        page.getByText('Sorry, you do not have permission to access this page.'),
      ).toBeVisible();
      expect(await (await apiAs(email)).status('/invoice')).toBe(403);
    },
  );
}
