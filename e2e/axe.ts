import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const colorRules = ['color-contrast', 'link-in-text-block'];

/** Collects violations only, in one pass, which is enough for pages without frames of other sites. */
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

/** Expects no axe violations in the page, or in the part that `within` selects. */
export function expectNoFindings(page: Page, within?: string) {
  return expectNothing(builderFor(page), within);
}

/** Expects no axe violations of the colour rules. */
export function expectReadable(page: Page, within?: string) {
  return expectNothing(builderFor(page, colorRules), within);
}

async function turn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(colorScheme);
}

/**
 * Expects no axe violations in light mode, and none of the colour rules in dark mode, as set by the
 * system.
 */
export async function expectNoFindingsInBoth(page: Page, within?: string) {
  await turn(page, 'light');
  await expectNoFindings(page, within);
  await turn(page, 'dark');
  await expectReadable(page, within);
}
