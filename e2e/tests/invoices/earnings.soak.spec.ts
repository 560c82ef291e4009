import { expectNoFindingsInBoth } from '../../axe.ts';
import { expect, test } from '../../fixtures.ts';

for (const width of [1440, 390]) {
  test(`a videographer reads their earnings and saves a statement, ${width} px wide`, async ({
    page,
    openPortalAs,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPortalAs('camop@demo.test', '/earnings');
    await expect(page.getByRole('region', { name: 'Unpaid' })).toContainText('In Xero');
    await expectNoFindingsInBoth(page);
    await page.getByRole('link', { name: 'This year' }).click();
    for (const [name, type] of [
      ['statement.pdf', '%PDF'],
      [/^shoots-\d{4}\.xlsx$/, 'PK'],
    ] as const) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      const file = await (await saved).createReadStream();
      const [start] = await file.take(1).toArray();
      expect(String(start).slice(0, type.length)).toBe(type);
    }
  });
}
