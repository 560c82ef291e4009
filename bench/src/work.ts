import type { Page } from '@playwright/test';
import { type Api, openAs, signIn, signInToApi } from '../../e2e/portal/session.ts';
import { desk, inBrowser } from './measuring/in-browser.ts';
import { byKeyboard, byMouse } from './work/approve-and-offer.ts';
import { approveAll, columnsInView } from './work/approve-invoices.ts';
import { measureEveryPage } from './work/every-page.ts';
import {
  keysToRowsBySkipLink,
  listIsLoaded,
  rowOfNextShoot,
  rowsInView,
  tabStopsBeforeRows,
} from './work/list.ts';
import { heightAndCallSheet, heightOfFeedback, nextShootOf, phone } from './work/phone.ts';
import { bookingsInView, fieldsOutOfView, zoomed } from './work/zoom.ts';

// node bench/src/work.ts: measures on the demo how much of the work is in view and how far away the rest
// is, in rows, clicks, keys, tab stops, heights and layout shift. Ends with 1 if a page shifts by more than
// 0.01, or if 200 % zoom hides too much.

const laptop = { width: 1280, height: 720 };
const leastBookings = 4;

const admin = 'admin@demo.test';
const finance = 'finance@demo.test';
const videographer = 'camop@demo.test';

function print(what: string, figure: string | number): void {
  console.log(`${what.padEnd(64)}${String(figure).padStart(24)}`);
}

await inBrowser(async (browser, portalUrl) => {
  console.log('');
  const adminApi = await signInToApi(portalUrl, admin, 'demo');
  const videographerApi = await signInToApi(portalUrl, videographer, 'demo');

  const withPage = async (size: typeof desk, use: (page: Page) => Promise<void>) => {
    const context = await browser.newContext({ viewport: size, baseURL: portalUrl });
    await use(await context.newPage());
    await context.close();
  };
  const openList = async (page: Page, api: Api, path: string) => {
    await openAs(page, portalUrl, api, path);
    await listIsLoaded(page);
  };

  for (const size of [desk, laptop]) {
    await withPage(size, async (page) => {
      await openList(page, adminApi, '/?view=all');
      const { count, least, most } = await rowsInView(page);
      const at = `at ${size.width} x ${size.height}`;
      print(`admin, ${at}: bookings wholly in view`, count);
      print(`admin, ${at}: height of a row, px`, least === most ? least : `${least} to ${most}`);
    });
  }

  for (const [who, api] of [
    ['admin', adminApi],
    ['videographer', videographerApi],
  ] as const) {
    await withPage(desk, async (page) => {
      const shown = await rowOfNextShoot(page, api, () => openList(page, api, '/'));
      print(`${who}: the next shoot, in the list after sign-in`, shown);
      const view = page.getByRole('link', { name: /^Next 14 days/ });
      if ((await view.count()) === 0) return;
      print(
        `${who}: the next shoot, one click on "Next 14 days" later`,
        await rowOfNextShoot(page, api, () => view.click()),
      );
    });
  }

  await withPage(desk, async (page) => {
    await openList(page, adminApi, '/');
    print('admin: tab stops before the first row', await tabStopsBeforeRows(page));
  });
  await withPage(desk, async (page) => {
    await openList(page, adminApi, '/');
    print('admin: keys to the first row by the skip link', await keysToRowsBySkipLink(page));
  });

  for (const [name, way] of [
    ['clicks', byMouse],
    ['keys', byKeyboard],
  ] as const) {
    await withPage(desk, async (page) => {
      await page.goto('/login');
      await signIn(page, admin);
      const hand = await way(page);
      print(`admin: ${name} from sign-in to approved and offered`, hand[name]);
    });
  }

  await withPage(desk, async (page) => {
    const financeApi = await signInToApi(portalUrl, finance, 'demo');
    await openAs(page, portalUrl, financeApi, '/finance-dashboard');
    const columns = await columnsInView(page);
    for (const id of [
      'supplier-cost-claimed',
      'supplier-invoice-number',
      'supplier-invoice-status',
    ]) {
      print(`finance: ${id} in view`, columns.includes(id) ? 'yes' : 'no');
    }
    const { hand, invoices, seconds } = await approveAll(page);
    print(`finance: clicks to approve ${invoices} invoices`, hand.clicks);
    print(`finance: seconds to approve ${invoices} invoices`, seconds.toFixed(1));
  });

  const shoot = await nextShootOf(videographerApi, adminApi);
  const path = `/booking/${shoot.uuid}`;
  await withPage(phone, async (page) => {
    await openAs(page, portalUrl, videographerApi, path);
    const { height, callSheet } = await heightAndCallSheet(page);
    const at = `at ${phone.width} x ${phone.height}`;
    print(`videographer, ${at}: height of the booking's page, px`, height);
    print(`videographer, ${at}: where the call sheet begins, px`, callSheet);
  });

  await withPage(phone, async (page) => {
    await openAs(page, portalUrl, adminApi, '/analytics?tab=feedback');
    const at = `at ${phone.width} x ${phone.height}`;
    print(`admin, ${at}: height of the feedback of Analytics, px`, await heightOfFeedback(page));
  });

  const zoomedPage = async (path: string, use: (page: Page) => Promise<void>) => {
    const context = await browser.newContext(zoomed);
    const page = await context.newPage();
    await openAs(page, portalUrl, adminApi, path);
    await use(page);
    await context.close();
  };
  let under = 0;
  await zoomedPage('/?view=all', async (page) => {
    const bookings = await bookingsInView(page);
    print('admin, at 200 % zoom: bookings wholly in view', bookings);
    if (bookings < leastBookings) under += 1;
  });
  await zoomedPage('/submit-brief', async (page) => {
    const { fields, hidden } = await fieldsOutOfView(page);
    print('admin, at 200 % zoom: fields of the brief reached by Tab', fields);
    print('admin, at 200 % zoom: of them out of view', [hidden.length, ...hidden].join(' '));
    under += hidden.length;
  });
  return under + (await measureEveryPage(browser, portalUrl));
});
