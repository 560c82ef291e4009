import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, openAs, signInToApi, test } from '../../fixtures.ts';
import {
  builtPortal,
  copyPortal,
  startPortal,
  startRemoteServer,
} from '../../portal/portal-server.ts';
import { inSoak } from '../../soak.ts';
import { openSettings } from '../../actions/drawer.ts';

const refused = /'integrity' attribute/;

/** Puts other code at the start of a script, in all its served forms. */
function tamperWith(file: string) {
  writeFileSync(file, `window.isTampered = true;${readFileSync(file, 'utf8')}`);
  for (const suffix of ['.br', '.gz']) rmSync(file + suffix, { force: true });
}

const isTampered = (page: Page) => page.evaluate(() => 'isTampered' in window);

/** A copy of the portal with altered scripts. */
function alteredCopy(patterns: string[], atEnd: (end: () => unknown) => void): string {
  const { folder, remove } = copyPortal((remotes) => remotes);
  atEnd(remove);
  for (const pattern of patterns) {
    const files = globSync(pattern, { cwd: folder });
    expect(files, pattern).not.toEqual([]);
    for (const file of files) tamperWith(join(folder, file));
  }
  return folder;
}

test(
  'altered scripts of remotes never run, and break only their own pages',
  inSoak,
  async ({ page, complaints, atEnd }) => {
    const altered = ['mfe-bookings/*/[0-9]*.js', 'mfe-invoices/*/remoteEntry.*.js'];
    const portal = await startPortal(alteredCopy(altered, atEnd));
    atEnd(portal.stop);
    const api = await signInToApi(portal.url, 'admin@demo.test', 'demo');
    await openAs(page, portal.url, api, '/mails');
    await expect(page.getByRole('heading', { name: 'Emails' })).toBeVisible();
    expect(complaints).toEqual([]);

    for (const area of ['My Bookings', 'Finance Dashboard']) {
      await page.getByRole('link', { name: area }).click();
      await expect(page.getByRole('heading', { name: 'This area is not available' })).toBeVisible();
      expect(complaints.splice(0).join()).toMatch(refused);
      await openSettings(page);
      await page.getByRole('link', { name: 'Emails' }).click();
      await expect(page.getByRole('heading', { name: 'Emails' })).toBeVisible();
    }
    expect(await isTampered(page)).toBe(false);
  },
);

for (const [name, scripts] of [
  ['the first script', 'shell/*/assets/main.*.js'],
  ['later scripts', 'shell/*/assets/[0-9]*.js'],
] as const) {
  test(
    `${name} of the shell never run once altered`,
    inSoak,
    async ({ page, complaints, atEnd }) => {
      const { url, stop } = await startRemoteServer(alteredCopy([scripts], atEnd));
      atEnd(stop);
      const refusal = page.waitForEvent('console', (message) => refused.test(message.text()));
      await page.goto(`${url}/login`);
      await refusal;
      expect(await isTampered(page)).toBe(false);
      await page.goto('about:blank');
      complaints.splice(0);
    },
  );
}

test(
  'a remote is only shown in the version that portal.json pins',
  inSoak,
  async ({ page, openPortalAs }) => {
    const published = readFileSync(join(builtPortal, 'mfe-invoices', 'remote.json'), 'utf8');
    const { integrity } = JSON.parse(published) as { integrity: string };
    await page.route('**/portal.json', async (route) => {
      const response = await route.fetch();
      const config = (await response.json()) as { remotes: object[] };
      const remotes = config.remotes.map((remote) => ({ ...remote, integrity }));
      await route.fulfill({ response, json: { ...config, remotes } });
    });
    await openPortalAs('finance@demo.test', '/finance-dashboard');
    await expect(page.getByRole('heading', { name: 'My Invoices' })).toBeVisible();
    await page.getByRole('link', { name: 'My Bookings' }).click();
    await expect(
      page.getByText('This area has another version than the one that this portal allows'),
    ).toBeVisible();
  },
);

test('the page accepts scripts from the portal only, and neither HTML nor code as text', async ({
  page,
  complaints,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  const outcomes = await page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement('script');
    return {
      own: attempt(() => (script.src = '/assets/main.js')),
      foreign: attempt(() => (script.src = 'https://evil.example/x.js')),
      similar: attempt(() => (script.src = `${location.origin}.evil.example/x.js`)),
      data: attempt(() => (script.src = 'data:text/javascript,1')),
      blob: attempt(() => (script.src = URL.createObjectURL(new Blob(['1'])))),
      html: attempt(() => (document.createElement('div').innerHTML = '<img src=x>')),
      code: attempt(() => (script.text = '1')),
      policy: attempt(() => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => void };
        };
        trustedTypes.createPolicy('default', { createHTML: (html: string) => html });
      }),
    };
  });
  expect(outcomes).toEqual({
    own: 'allowed',
    foreign: 'TypeError',
    similar: 'TypeError',
    data: 'TypeError',
    blob: 'TypeError',
    html: 'TypeError',
    code: 'TypeError',
    policy: 'TypeError',
  });
  complaints.splice(0);
});
