import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const colorRules = ['color-contrast', 'link-in-text-block'];

/** Looks for findings alone and in one pass, as is enough for pages without frames of other sites. */
const builderFor = (page: Page, runOnly?: string[]) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(runOnly && { runOnly }) });

async function expectNothing(builder: AxeBuilder, within?: string) {
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}

/** What axe finds in the page, or in the part of it that `within` selects, is nothing. */
export function expectNoFindings(page: Page, within?: string) {
  return expectNothing(builderFor(page), within);
}

/** The same of what depends on colours alone. */
export function expectReadable(page: Page, within?: string) {
  return expectNothing(builderFor(page, colorRules), within);
}

async function turn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(colorScheme);
}

/** The same in light and, as far as it depends on colours, in dark, as the machine asks for it. */
export async function expectNoFindingsInBoth(page: Page, within?: string) {
  await turn(page, 'light');
  await expectNoFindings(page, within);
  await turn(page, 'dark');
  await expectReadable(page, within);
}
