import { hostileAddresses } from '@shootline/shared-api/testing/hostile-addresses';
import { expect, sendSignIn, test } from '../../fixtures.ts';
import { inSoak } from '../../soak.ts';

test('no `next` of a sign-in leads outside the portal', inSoak, async ({ page, portalUrl }) => {
  test.setTimeout(600_000);
  for (const address of hostileAddresses) {
    await page.goto(`/login?${new URLSearchParams({ next: address })}`);
    await sendSignIn(page, 'client@demo.test');
    await page.waitForURL(({ pathname }) => pathname !== '/login');
    expect(new URL(page.url()).origin, JSON.stringify(address)).toBe(portalUrl);
  }
});

test(
  'no `url` of a hub link leads outside the portal',
  inSoak,
  async ({ page, portalUrl, openPortalAs }) => {
    test.setTimeout(600_000);
    await openPortalAs('client@demo.test', '/drafts');
    await expect(page.getByRole('heading', { name: 'My Drafts' })).toBeVisible();
    for (const address of hostileAddresses) {
      await page.goto(`/sso/hub3?${new URLSearchParams({ url: address })}`);
      await page.waitForURL(({ pathname }) => !pathname.startsWith('/sso/'));
      expect(new URL(page.url()).origin, JSON.stringify(address)).toBe(portalUrl);
    }
  },
);
