import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { viewTab } from '../../actions/bookings-list.ts';
import { expect, signIn, test } from '../../fixtures.ts';
import { recordLayoutShift } from '../../portal/layout-shift.ts';
import { bodiesOf, recordScripts, sizesOf, sum, stayBusy } from '../../scripts.ts';
import { inSoak, inSoakUnless } from '../../soak.ts';

const budget = 269 * 1024;

type BookingPage = { results: { uuid: string }[] };

const paths = (scripts: Response[]) => scripts.map((script) => new URL(script.url()).pathname);

test('sign-in and first screen together are at most 269 KB of JavaScript, gzip', async ({
  page,
}) => {
  const scripts = recordScripts(page);
  await stayBusy(page);
  await page.goto('/login');
  await signIn(page, 'client@demo.test');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const sizes = await sizesOf(scripts);
  console.log(`The first screen: ${sum(sizes)} bytes of JavaScript, gzip.`);
  expect(sum(sizes)).toBeLessThanOrEqual(budget);
  const large = scripts.filter((_script, index) => (sizes[index] ?? 0) > 1024);
  const encodings = await Promise.all(large.map((one) => one.headerValue('content-encoding')));
  expect(new Set(encodings), 'as the browser takes it').toEqual(new Set(['br']));
});

/** The maximum number of scripts of each page before it is idle, and of their gzipped KB. */
const limits = [
  { name: 'sign-in', files: 8, kilobytes: 234 },
  { name: 'list', files: 12, kilobytes: 235 },
  { name: 'booking', files: 15, kilobytes: 311 },
] as const;

for (const { name, files, kilobytes } of limits) {
  const details = inSoakUnless(name === 'booking');
  test(
    `the ${name} is at most ${files} scripts and ${kilobytes} KB, gzip`,
    details,
    async ({ page, openPortalAs, apiAs }) => {
      const scripts = recordScripts(page);
      await stayBusy(page);
      const open = {
        'sign-in': async () => {
          await page.goto('/login');
          await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
        },
        list: async () => {
          await openPortalAs('admin@demo.test', '/');
          await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
        },
        booking: async () => {
          const admin = await apiAs('admin@demo.test');
          // One of the demo, as those that other tests make may show more.
          const oldest = '/booking/list-bookings?state=new&sortBy=booking_uid&asc=true';
          const { results } = await admin.get<BookingPage>(oldest);
          await openPortalAs('admin@demo.test', `/booking/${results[0]?.uuid}`);
          await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeVisible();
        },
      };
      await open[name]();
      const bytes = sum(await sizesOf(scripts));
      console.log(`The ${name}: ${scripts.length} scripts, ${bytes} bytes, gzip.`);
      expect(scripts.length).toBeLessThanOrEqual(files);
      expect(bytes).toBeLessThanOrEqual(kilobytes * 1024);
    },
  );
}

test('no code of one remote is requested for a page of another', async ({ page, openPortalAs }) => {
  const scripts = recordScripts(page);
  await openPortalAs('finance@demo.test', '/finance-dashboard');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(paths(scripts).filter((path) => path.startsWith('/mfe-invoices/'))).not.toEqual([]);
  expect(paths(scripts).filter((path) => path.startsWith('/mfe-bookings/'))).toEqual([]);
});

test(
  'no code of the invoices is requested for the bookings',
  inSoak,
  async ({ page, openPortalAs }) => {
    const scripts = recordScripts(page);
    await openPortalAs('finance@demo.test', '/?view=all');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    expect(paths(scripts).filter((path) => path.startsWith('/mfe-bookings/'))).not.toEqual([]);
    expect(paths(scripts).filter((path) => path.startsWith('/mfe-invoices/'))).toEqual([]);
  },
);

const marks = {
  'react-dom': '__reactContainer$',
  'the design system': 'Close notification',
  'the router': 'useNavigate() may be used only in the context of a',
  'the queries': 'No QueryClient set, use QueryClientProvider to set one',
  'the session': 'This page needs a signed-in user.',
  'the forms': 'keepDirtyValues',
  'the rules': 'is a required field',
};

test('libraries shared by apps load once', async ({ page, openPortalAs }) => {
  const scripts = recordScripts(page);
  await openPortalAs('finance@demo.test', '/?view=all');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.getByRole('link', { name: 'Finance Dashboard' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('link', { name: 'My Bookings' }).click();
  await viewTab(page, 'Needs approval').click();
  const rows = page.getByRole('row').filter({ has: page.getByText('New', { exact: true }) });
  await rows.first().getByRole('link').click();
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Update Pricing' }).click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached();
  const loaded = await bodiesOf(scripts);
  for (const [library, mark] of Object.entries(marks)) {
    expect(
      loaded.filter((body) => body.includes(mark)),
      library,
    ).toHaveLength(1);
  }
});

/** The entries of a package shared by all apps, as listed in its `package.json`. */
function entriesOf(folder: string): string[] {
  const file = join(import.meta.dirname, '../../..', folder, 'package.json');
  const { name, exports } = JSON.parse(readFileSync(file, 'utf8')) as {
    name: string;
    exports: Record<string, string>;
  };
  return Object.entries(exports)
    .filter(([entry, source]) => !entry.startsWith('./testing') && /\.tsx?$/.test(source))
    .map(([entry]) => name + entry.slice(1));
}

/** The entries of our own packages that the page's apps share, and the app providing each. */
async function sharedEntries(
  page: Page,
): Promise<{ entry: string; version: string; from: string }[]> {
  const shares = await page.evaluate(() =>
    __FEDERATION__.__INSTANCES__.flatMap(({ shareScopeMap }) =>
      Object.entries(shareScopeMap['default'] ?? {}).flatMap(([entry, versions]) =>
        Object.entries(versions).map(([version, { from }]) => ({ entry, version, from })),
      ),
    ),
  );
  return shares.filter(({ entry }) => entry.startsWith('@shootline/'));
}

test('the shell provides every entry of the shared packages, and no remote does', async ({
  page,
  openPortalAs,
}) => {
  const entries = [...entriesOf('shared-ui'), ...entriesOf('shared-api')];
  await page.goto('/login');
  // The form alone is there before the portal's code.
  await expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible();
  const ofShell = await sharedEntries(page);
  expect(new Set(ofShell.map(({ entry }) => entry))).toEqual(new Set(entries));
  expect(new Set(ofShell.map(({ from }) => from))).toEqual(new Set(['shootline_shell']));

  // From here on the runtime names the first app to load an entry.
  await openPortalAs('finance@demo.test', '/?view=all');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const versions = (shares: typeof ofShell) =>
    new Set(shares.map(({ entry, version }) => `${entry} ${version}`));
  expect(versions(await sharedEntries(page))).toEqual(versions(ofShell));
});

for (const path of ['/', '/?view=all', '/finance-dashboard']) {
  for (const width of [1440, 390]) {
    const details = inSoakUnless(width === 1440 && path === '/');
    test(
      `${path} does not shift while it loads, ${width} px wide`,
      details,
      async ({ page, openPortalAs }) => {
        await page.setViewportSize({ width, height: 900 });
        const shift = await recordLayoutShift(page);
        await openPortalAs('admin@demo.test', path);
        await expect(page.getByRole('button', { name: /^(Load more|All results)/ })).toBeAttached();
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        expect(await shift()).toBeLessThan(0.01);
      },
    );
  }
}

test('the policy of the page forbids foreign and inline code', inSoak, async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
});
