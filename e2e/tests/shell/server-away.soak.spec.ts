import type { Page, Response } from '@playwright/test';
import { expect, openAs, signInToApi, test } from '../../fixtures.ts';
import { startPortal } from '../../portal/portal-server.ts';

test.use({ serviceWorkers: 'allow' });

const away = (page: Page) =>
  page.getByRole('status').filter({ hasText: /The portal cannot be reached\. As of \d+:\d\d/ });

const isHealthy = (answer: Response) => answer.url().endsWith('/api/health') && answer.ok();

test('idle pages say that the server has gone, and that it is back', async ({
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
  for (const tab of pages) await expect(away(tab)).toBeVisible();
  // The notice goes with the first answer, whenever a slow server gives it.
  const answers = pages.map((tab) => tab.waitForResponse(isHealthy));
  await comeBack();
  await Promise.all(answers);
  for (const tab of pages) await expect(away(tab)).toBeHidden();
  complaints.splice(0);
});
