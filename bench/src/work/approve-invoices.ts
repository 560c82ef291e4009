import type { Page } from '@playwright/test';
import { Hand } from './hand.ts';

/**
 * Approves every invoice that waits, from the finance dashboard; returns their number and the seconds that
 * it took.
 */
export async function approveAll(page: Page) {
  const hand = new Hand(page);
  const began = performance.now();
  const main = page.getByRole('main');
  const more = main.getByRole('button', { name: 'Load more' });
  const end = main.getByRole('button', { name: 'All results fetched' });
  for (;;) {
    await more.or(end).waitFor();
    if (await end.isVisible()) break;
    await hand.click(more);
  }
  await hand.click(main.getByRole('checkbox', { name: 'Select all' }));
  await hand.click(main.getByRole('button', { name: /^Approve \(/ }));
  const dialog = page.getByRole('dialog', { name: 'Approve Invoices' });
  await hand.click(dialog.getByRole('button', { name: /^Approve \d/ }));
  const toast = page.getByText(/^\d+ invoices? approved\.$/).first();
  await toast.waitFor();
  const invoices = Number.parseInt((await toast.textContent()) ?? '', 10);
  return { hand, invoices, seconds: (performance.now() - began) / 1000 };
}

/** The columns whose cells are wholly in view without scrolling sideways. */
export async function columnsInView(page: Page): Promise<string[]> {
  await page.getByRole('table').getByRole('row').nth(1).waitFor();
  return page.locator('#list').evaluate((list) => {
    const edge = list.getBoundingClientRect().right;
    return [
      ...(list.querySelector('tbody tr')?.querySelectorAll<HTMLElement>('[data-column]') ?? []),
    ]
      .filter((cell) => cell.getBoundingClientRect().right <= edge)
      .map((cell) => cell.dataset['column'] ?? '');
  });
}
