import type { Page } from '@playwright/test';
import type { Invoice } from '@shootline/shared-api/contract';
import { expect, test } from '../../actions/own-portal.ts';
import { users } from '../../actions/people.ts';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { recordLayoutShift } from '../../portal/layout-shift.ts';
import { inSoak } from '../../soak.ts';

const { email } = users.finance;
const url = '/finance-dashboard?view=all';

const grid = (page: Page) => page.getByRole('grid', { name: 'My Invoices' });
const cells = (page: Page, columnId: string) => grid(page).locator(`td[data-column="${columnId}"]`);
const status = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);

async function openGrid(page: Page, path = url) {
  await page.goto(path);
  await expect(grid(page).getByRole('row').nth(1)).toBeVisible();
}

async function loadAll(page: Page) {
  const more = page.getByRole('button', { name: 'Load more' });
  const shown = page.getByText(/^Showing \d+ of \d+$/);
  while (await more.isVisible()) {
    const before = (await shown.textContent()) ?? '';
    await more.click();
    await expect(shown).not.toHaveText(before);
  }
}

async function pasteInto(page: Page, text: string) {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

test(
  'at least twelve invoices are in view, and nothing moves while the page loads',
  inSoak,
  async ({ pageAs }) => {
    const page = await pageAs(email);
    await page.setViewportSize({ width: 1440, height: 900 });
    const shift = await recordLayoutShift(page);
    await openGrid(page, '/finance-dashboard');
    await expect(
      page.getByRole('region', { name: 'Totals' }).getByText(/^Filtered \d+/),
    ).toBeVisible();
    const rows = await page.evaluate(() => {
      const head = document.querySelector('[role=columnheader]')!.getBoundingClientRect();
      const foot = document.querySelector('[aria-label=Totals]')!.getBoundingClientRect();
      return [...document.querySelectorAll('tr[data-index]')].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= head.bottom - 1 && bottom <= foot.top;
      }).length;
    });
    expect(rows).toBeGreaterThanOrEqual(12);
    expect(await shift()).toBeLessThan(0.02);
  },
);

test(
  'the claim, the number that opens the invoice and the status are in view beside its name',
  inSoak,
  async ({ pageAs }) => {
    const page = await pageAs(email);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openGrid(page, '/finance-dashboard');
    const edge = await page.locator('#list').boundingBox();
    for (const id of [
      'booking-name',
      'supplier-cost-claimed',
      'supplier-invoice-number',
      'supplier-invoice-status',
    ]) {
      const cell = (await cells(page, id).first().boundingBox())!;
      expect(cell.x + cell.width, id).toBeLessThanOrEqual(edge!.x + edge!.width - 24);
    }
  },
);

test('an invoice is found, edited and updated by keyboard only', async ({ own, pageAs }) => {
  const page = await pageAs(email);
  await openGrid(page);
  await page.getByRole('button', { name: 'Reset' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: /^Select \d+/ }).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const number = await cells(page, 'booking-number').nth(1).textContent();

  // Moves to the last column and back: the focused cell must never be under the frozen columns.
  await page.keyboard.press('End');
  const name = cells(page, 'booking-name').nth(1);
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('ArrowLeft');
    const frozen = (await name.boundingBox())!;
    const start = () =>
      page.evaluate(() => document.activeElement!.closest('td')!.getBoundingClientRect().left);
    await expect.poll(start).toBeGreaterThanOrEqual(frozen.x + frozen.width - 1);
  }
  await cells(page, 'quote-number').nth(1).focus();
  await page.keyboard.type('Q-4711');
  await page.keyboard.press('Enter');
  await expect(cells(page, 'quote-number').nth(2)).toBeFocused();
  await expect(status(page, '1 selected · 1 changed')).toBeVisible();

  await page.getByRole('button', { name: 'Update Selection' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Selected booking(s) have been updated.')).toBeVisible();
  const api = await own.apiAs(email);
  const { results } = await api.get<{ results: Invoice[] }>('/invoice?quote_number=Q-4711');
  expect(results.map(({ booking }) => booking.booking_uid)).toEqual([number]);
});

test(
  'a column is pasted into every invoice and updated in one request, and a refused one stays',
  inSoak,
  async ({ pageAs }) => {
    const page = await pageAs(email);
    await openGrid(page);
    await loadAll(page);
    const count = Number(
      /of (\d+)/.exec((await page.getByText(/^Showing \d+ of \d+$/).textContent()) ?? '')?.[1],
    );
    expect(count).toBeGreaterThan(100);
    await page.keyboard.press('Home');
    await cells(page, 'booking-number').first().focus();
    await page.keyboard.press('Control+Home');
    await cells(page, 'sales-invoice-number').first().focus();
    await pasteInto(page, Array.from({ length: count }, (_, at) => `S-${at + 1}`).join('\r\n'));
    await expect(status(page, `${count} selected · ${count} changed`)).toBeVisible();

    let requests = 0;
    await page.route('**/api/invoice/update-invoices', async (route) => {
      requests += 1;
      const updates = route.request().postDataJSON() as { sales_invoice_number: string }[];
      // A value that the form would not accept.
      updates[2]!.sales_invoice_number = 'x'.repeat(101);
      await route.continue({ postData: JSON.stringify(updates) });
    });
    await page.getByRole('button', { name: 'Update Selection' }).click();
    await expect(page.getByText(`${count - 1} updated, 1 refused.`)).toBeVisible();
    expect(requests).toBe(1);
    await expect(status(page, '1 selected · 1 changed')).toBeVisible();

    await page.keyboard.press('Enter');
    const wrong = cells(page, 'sales-invoice-number').nth(2);
    await expect(wrong).toBeFocused();
    await expect(wrong).toContainText('S-3');
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong).toHaveAccessibleDescription(/100 characters/);
    await expectNoFindingsInBoth(page);
    await page.unroute('**/api/invoice/update-invoices');
    await page.getByRole('button', { name: 'Update Selection' }).click();
    await expect(status(page, '0 selected · 0 changed')).toBeVisible();
    await expect(wrong).toHaveText('S-3');
  },
);

test(
  'a cell is filled down with its handle, and the changes survive a reload and another view',
  inSoak,
  async ({ pageAs }) => {
    const page = await pageAs(email);
    await openGrid(page);
    const orders = cells(page, 'po-number');
    await orders.first().focus();
    await page.keyboard.type('FILL-1');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    const handle = orders.first().locator('[data-fill]');
    const to = (await orders.nth(3).boundingBox())!;
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 4 });
    await page.mouse.up();
    await expect(orders.nth(3)).toContainText('FILL-1');
    await expect(orders.nth(4)).not.toContainText('FILL-1');
    await expect(status(page, '4 selected · 4 changed')).toBeVisible();

    await page.reload();
    await expect(orders.nth(3)).toContainText('FILL-1');
    await expect(page.getByText(/4 invoices, which were not sent yet, are back/)).toBeVisible();
    await page.getByRole('link', { name: /^Rejected/ }).click();
    await expect(status(page, /^4 selected · 4 changed/)).toBeVisible();
    await page.getByRole('button', { name: 'Discard Changes' }).click();
    await expect(status(page, '0 selected · 0 changed')).toBeVisible();
  },
);

test(
  'the focus stays on its cell while the page scrolls and the rows reload',
  inSoak,
  async ({ pageAs }) => {
    const page = await pageAs(email);
    await openGrid(page);
    await loadAll(page);
    const box = page.getByRole('checkbox', { name: /^Select \d+/ }).first();
    await box.focus();
    await page.mouse.wheel(0, 5000);
    await expect(box).not.toBeInViewport();
    await expect(box).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const second = page.getByRole('checkbox', { name: /^Select \d+/ }).nth(1);
    await expect(second).toBeFocused();
    await expect(second).toBeInViewport();
  },
);

for (const width of [1440, 390]) {
  test(
    `axe finds nothing in the grid and its dialogs at ${width} px`,
    inSoak,
    async ({ pageAs }) => {
      const page = await pageAs(email);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page
        .getByRole('checkbox', { name: /^Select \d+/ })
        .first()
        .check();
      if (width > 960)
        await page
          .getByRole('checkbox', { name: /^Billed to/ })
          .first()
          .check();
      await expectNoFindingsInBoth(page);
      await page
        .locator('td[data-column="invoice-contact"] button, td[data-cell=third] button')
        .last()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFindingsInBoth(page);
      await page.keyboard.press('Escape');
      if (width < 960) {
        await page
          .getByRole('button', { name: /^Edit \d+/ })
          .first()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoFindingsInBoth(page);
      }
    },
  );
}
