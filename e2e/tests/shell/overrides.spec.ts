import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Overrides } from '@shootline/shared-api/portal';
import { folderTarget } from '../../../tools/release/target/folder-target.ts';
import { release } from '../../../tools/release/release.ts';
import { expectNoFindings, expectNoFindingsInBoth } from '../../axe.ts';
import { asOfOtherSources, breakEntry, buildsOf } from '../../builds.ts';
import { expect, openAs, signInToApi, test } from '../../fixtures.ts';
import { copyPortal, startPortal, startRemoteServer } from '../../portal/portal-server.ts';
import { openSettings } from '../../actions/drawer.ts';

/** Allows other builds in a portal's folder. */
function allow(folder: string, overrides: Overrides) {
  const file = join(folder, 'portal.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...config, overrides }));
}

/** The servers from which a page requests the invoices' entry, with the version if its path has one. */
function entriesIn(page: Page): string[] {
  const entries: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.includes('remoteEntry') && request.resourceType() === 'script')
      entries.push(origin + pathname);
  });
  return entries;
}

const openForm = (page: Page) =>
  page.getByRole('button', { name: 'Run Another Build: Invoices' }).click();
const banner = (page: Page) => page.getByRole('region', { name: 'Other builds' });
const invoices = (page: Page) => page.getByRole('heading', { name: 'My Invoices' });

test('an admin runs another build, which is named until one click resets it, and a broken one ends automatically', async ({
  page,
  complaints,
  atEnd,
}) => {
  const copy = copyPortal((remotes) => remotes);
  atEnd(copy.remove);
  const [good = '', broken = ''] = buildsOf('mfe-invoices', 2, atEnd);
  asOfOtherSources(good);
  breakEntry(broken);
  const { version } = await release(folderTarget(copy.folder), good, { tag: 'next' });
  const builds = await startRemoteServer(join(broken, 'dist'));
  atEnd(builds.stop);
  allow(copy.folder, { origins: [builds.url] });
  const portal = await startPortal(copy.folder);
  atEnd(portal.stop);
  const entries = entriesIn(page);
  const ofInvoices = (part: string) => entries.filter((entry) => entry.includes(part));
  const admin = await signInToApi(portal.url, 'admin@demo.test', 'demo');
  await openAs(page, portal.url, admin, '/status');

  // A version kept on the server, chosen by keyboard.
  const button = page.getByRole('button', { name: 'Run Another Build: Invoices' });
  await button.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog');
  await form.getByLabel(/^Build/).selectOption(version);
  await expectNoFindingsInBoth(page, '[role=dialog]');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Run Build' }).press('Enter');
  await expect(banner(page)).toContainText(`Invoices runs as build ${version}`);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoFindingsInBoth(page, 'section[aria-label="Other builds"]');
  await page.getByRole('link', { name: 'Finance Dashboard' }).click();
  await expect(invoices(page)).toBeVisible();
  await expect(banner(page)).toBeVisible();
  expect(ofInvoices(`/mfe-invoices/${version}/`)).not.toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoFindings(page, 'section[aria-label="Other builds"]');
  await page.setViewportSize({ width: 1440, height: 900 });
  entries.splice(0);
  await page.getByRole('button', { name: 'Reset Invoices' }).click();
  await expect(invoices(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(ofInvoices(version)).toEqual([]);

  // A build on another server that throws when it starts.
  await openSettings(page);
  await page.getByRole('link', { name: 'Status' }).click();
  await openForm(page);
  await form.getByLabel(/^Build/).selectOption('Another address…');
  await form.getByLabel(/^Address/).fill(`${builds.url}/remote.json`);
  await form.getByRole('button', { name: 'Run Build' }).click();
  await expect(banner(page)).toContainText(new URL(builds.url).host);
  complaints.splice(0);
  await page.getByRole('link', { name: 'Finance Dashboard' }).click();
  await expect(
    page.getByText(/^Invoices runs as released again: build development could not be started/),
  ).toBeVisible();
  await expect(invoices(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(ofInvoices(builds.url)).not.toEqual([]);
  complaints.splice(0);
  await page.reload();
  await expect(invoices(page)).toBeVisible();
  expect(ofInvoices(builds.url), 'not started again').toHaveLength(1);
});
