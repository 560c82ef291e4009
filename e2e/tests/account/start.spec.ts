import { expectNoFindingsInBoth } from '../../axe.ts';
import { expect, signIn, test } from '../../fixtures.ts';
import { inSoak, inSoakUnless } from '../../soak.ts';

const mainScript = /\/assets\/main\.[^/]+\.js$/;
const notice = /does not let this portal store anything/;

for (const outcome of ['is not there', 'cannot be reached'] as const) {
  const details = inSoakUnless(outcome === 'is not there');
  test(
    `a portal whose script ${outcome} says so, and Retry starts it`,
    details,
    async ({ page, complaints }) => {
      await page.route(mainScript, (route) =>
        outcome === 'is not there' ? route.fulfill({ status: 404 }) : route.abort(),
      );
      await page.goto('/login');
      const text = page.getByRole('heading', { name: 'Still loading' });
      await expect(page.getByText('Still loading')).toBeHidden();
      await expect(text).toBeVisible({ timeout: 20_000 });
      await page.unroute(mainScript);
      await page.getByRole('link', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
      await expect(page.getByText('Still loading')).toHaveCount(0);
      complaints.splice(0);
    },
  );
}

test(
  'without JavaScript the page says what it requires',
  inSoak,
  async ({ browser, portalUrl }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(portalUrl);
    await expect(page.getByText(/^This portal needs JavaScript\./)).toBeVisible();
    await context.close();
  },
);

test('a browser that blocks storage signs in, works and signs out', async ({ page }) => {
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
    const refuse = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
    LockManager.prototype.request = refuse;
    LockManager.prototype.query = refuse;
  });
  await page.goto('/drafts');
  await signIn(page, 'client@demo.test');
  await expect(page.getByRole('heading', { name: 'My Drafts' })).toBeVisible();
  await expect(page.getByText(notice)).toBeVisible();
  await expectNoFindingsInBoth(page);
  await page.getByRole('button', { name: 'Close notice' }).click();
  await page.getByRole('link', { name: 'My Bookings' }).click();
  // Opens home, as the welcome never covers a page that a link opened.
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(page.getByText(notice)).toBeHidden();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});
