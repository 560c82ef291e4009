import { folderTarget } from '../../../tools/release/target/folder-target.ts';
import { release } from '../../../tools/release/release.ts';
import { asOfOtherSources, buildsOf } from '../../builds.ts';
import { expect, openAs, signInToApi, test } from '../../fixtures.ts';
import { copyPortal, startPortal } from '../../portal/portal-server.ts';

test('a tab whose version was removed goes on with the current one after one Retry', async ({
  page,
  complaints,
  atEnd,
}) => {
  const copy = copyPortal((remotes) => remotes);
  atEnd(copy.remove);
  const portal = await startPortal(copy.folder);
  atEnd(portal.stop);
  const target = folderTarget(copy.folder);
  const [first = '', second = ''] = buildsOf('mfe-invoices', 2, atEnd);
  asOfOtherSources(second);
  const { version } = await release(target, first);
  const api = await signInToApi(portal.url, 'finance@demo.test', 'demo');
  await openAs(page, portal.url, api, '/finance-dashboard');
  await expect(page.getByRole('heading', { name: 'My Invoices' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  const { version: current } = await release(target, second);
  await page.route(`**/mfe-invoices/${version}/*.js`, (route) => route.fulfill({ status: 404 }));
  // Opens a page of the remote whose code the tab has not loaded.
  await page.evaluate(() => {
    history.pushState(null, '', '/invoice/00000000-0000-4000-8000-000000000001/make-approved');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('Retry loads its current version.')).toBeVisible();
  const entry = page.waitForRequest(`**/mfe-invoices/${current}/remoteEntry*`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await entry;
  await expect(
    page.getByText('This invoice does not exist, or you may not view it.'),
  ).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  complaints.splice(0);
});
