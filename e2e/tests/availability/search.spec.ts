import { expectNoFindingsInBoth } from '../../axe.ts';
import { expect, test } from '../../fixtures.ts';
import { inSoak } from '../../soak.ts';

const path = '/search-camop';
const mapName = 'Map of the videographers';

test('staff find where videographers live, in a list and a map that highlight each other', async ({
  page,
  openPortalAs,
}) => {
  await openPortalAs('editor@demo.test', path);
  const cards = page.getByRole('list', { name: 'Videographers' }).getByRole('listitem');
  const map = page.getByRole('group', { name: mapName });
  await expect(cards).toHaveCount(25);
  await expect(map.getByRole('button', { name: /^\d+ in / }).first()).toBeVisible();
  await expectNoFindingsInBoth(page);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('button', { name: 'All results fetched' })).toBeVisible();

  await page.getByLabel('Location').selectOption('Singapore');
  await expect(page).toHaveURL(/location=singapore/);
  const marker = map.getByRole('button', { name: '3 in Singapore' });
  await marker.focus();
  await expect(cards.first()).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(cards.first()).toBeFocused();
});

test(
  'a phone shows either the list or the map of the videographers',
  inSoak,
  async ({ page, openPortalAs }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPortalAs('editor@demo.test', path);
    await expect(page.getByRole('list', { name: 'Videographers' })).toBeVisible();
    await expectNoFindingsInBoth(page);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const map = page.getByRole('group', { name: mapName });
    await expect(map.getByRole('button', { name: /^\d+ in / }).first()).toBeVisible();
    await expectNoFindingsInBoth(page);
  },
);
