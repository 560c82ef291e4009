import { expectNoFindingsInBoth } from '../../axe.ts';
import { test } from '../../fixtures.ts';
import { addressOf, isSettled, pages } from '../../portal/pages.ts';

for (const width of [1440, 390]) {
  for (const [email, paths] of Object.entries(pages)) {
    for (const path of paths) {
      test(`axe finds nothing on ${path} as ${email} sees it at ${width} px, light and dark`, async ({
        page,
        apiAs,
        openPortalAs,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await openPortalAs(email, await addressOf(await apiAs(email), path));
        await isSettled(page);
        await expectNoFindingsInBoth(page);
      });
    }
  }
}
