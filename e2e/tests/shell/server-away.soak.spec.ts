import type { Page } from '@playwright/test';
import { expect, openAs, signInToApi, test } from '../../fixtures.ts';
import { startPortal } from '../../portal/portal-server.ts';

test.use({ serviceWorkers: 'allow' });

const away = (page: Page) =>
  page.getByRole('status').filter({ hasText: /The portal cannot be reached\. As of \d+:\d\d/ });

/** A page asks every few seconds. */
const soon = { timeout: 8000 };

test('idle pages say within seconds that the server has gone, and that it is back', async ({
  page,
  context,
  complaints,
  atEnd,
}) => {
  const portal = await startPortal();
  atEnd(portal.stop);
  const api = await signInToApi(portal.url, 'admin@demo.test', 'demo');
  const pages = [page, await context.newPage()];
  for (const tab of pages) {
    // The code of the notice.
    const code = tab.waitForResponse(/faults\..*\.js/);
    await openAs(tab, portal.url, api, '/');
    await expect(tab.getByRole('row').nth(1)).toBeVisible();
    await code;
  }
  const comeBack = await portal.goAway();
  for (const tab of pages) await expect(away(tab)).toBeVisible(soon);
  await comeBack();
  for (const tab of pages) await expect(away(tab)).toBeHidden(soon);
  complaints.splice(0);
});
