import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds in the page, or in the part of it that `within` selects, is nothing. */
export async function expectNoFindings(page: Page, within?: string) {
  const builder = new AxeBuilder({ page });
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}

const colors = ['light', 'dark'] as const;

/** The same in light and in dark, as the machine asks for it. */
export async function expectNoFindingsInBoth(page: Page, within?: string) {
  for (const colorScheme of colors) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    await expectNoFindings(page, within);
  }
}
