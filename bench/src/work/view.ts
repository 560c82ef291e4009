import type { Browser, Page } from '@playwright/test';
import { type Api, openAs, signInToApi } from '../../../e2e/portal/session.ts';
import { desk } from '../measuring/in-browser.ts';
import { columnsInView, inView, rowsOf, topOfRows } from './in-view.ts';
import { keysToRowsBySkipLink, listIsLoaded, rowOfNextShoot, tabStopsBeforeRows } from './list.ts';
import { heightAndCallSheet, heightOfFeedback, nextShootOf, phone } from './phone.ts';
import { print } from './print.ts';

const laptop = { width: 1280, height: 720 };

/** Prints how much of the work is in view on the demo, and how far away the rest is. */
export async function measureView(browser: Browser, portalUrl: string): Promise<void> {
  const [admin, videographer, finance, client] = await Promise.all(
    ['admin', 'camop', 'finance', 'client'].map((name) =>
      signInToApi(portalUrl, `${name}@demo.test`, 'demo'),
    ) as [Promise<Api>, Promise<Api>, Promise<Api>, Promise<Api>],
  );
  const open = async (
    size: typeof desk,
    api: Api,
    path: string,
    use: (page: Page, at: string) => Promise<void>,
  ) => {
    const context = await browser.newContext({ viewport: size });
    const page = await context.newPage();
    if (path) await openAs(page, portalUrl, api, path);
    await use(page, `at ${size.width} x ${size.height}`);
    await context.close();
  };
  const openList = (size: typeof desk, api: Api, path: string, use: Parameters<typeof open>[3]) =>
    open(size, api, path, async (page, at) => {
      await rowsOf(page).first().waitFor();
      await use(page, at);
    });

  for (const size of [desk, laptop]) {
    await openList(size, admin, '/?view=all', async (page, at) => {
      const { count, least, most } = await inView(rowsOf(page));
      print(`admin, ${at}: bookings wholly in view`, count);
      print(`admin, ${at}: height of a row, px`, least === most ? least : `${least} to ${most}`);
      print(`admin, ${at}: where the first row begins, px`, await topOfRows(page));
    });
    await openList(size, finance, '/finance-dashboard', async (page, at) => {
      print(`finance, ${at}: invoices wholly in view`, (await inView(rowsOf(page))).count);
    });
    await openList(size, admin, '/staffing', async (page, at) => {
      const people = page.getByRole('table').getByRole('rowheader');
      print(`admin, ${at}: people of the board in view`, (await inView(people)).count);
    });
    await open(size, client, '/submit-brief', async (page, at) => {
      const fields = page.getByRole('main').locator('input, select, textarea');
      await fields.first().waitFor();
      print(`client, ${at}: fields of the brief in view`, (await inView(fields)).count);
    });
  }

  for (const [who, api] of [
    ['admin', admin],
    ['videographer', videographer],
  ] as const) {
    await open(desk, api, '', async (page) => {
      const show = () => openAs(page, portalUrl, api, '/');
      print(`${who}: the next shoot, in My Bookings`, await rowOfNextShoot(page, api, show));
      const view = page.getByRole('link', { name: /^Next 14 days/ });
      await listIsLoaded(page);
      if ((await view.count()) === 0) return;
      const row = await rowOfNextShoot(page, api, () => view.click());
      print(`${who}: the next shoot, one click on "Next 14 days" later`, row);
    });
  }
  await openList(desk, admin, '/', async (page) =>
    print('admin: tab stops before the first row', await tabStopsBeforeRows(page)),
  );
  await openList(desk, admin, '/', async (page) =>
    print('admin: keys to the first row by the skip link', await keysToRowsBySkipLink(page)),
  );
  await openList(desk, finance, '/finance-dashboard', async (page) => {
    const columns = await columnsInView(page);
    for (const id of ['cost-claimed', 'invoice-number', 'invoice-status']) {
      print(`finance: supplier-${id} in view`, columns.includes(`supplier-${id}`) ? 'yes' : 'no');
    }
  });

  await openList(phone, admin, '/?view=all', async (page, at) =>
    print(`admin, ${at}: where the first booking begins, px`, await topOfRows(page)),
  );
  const shoot = await nextShootOf(videographer, admin);
  await open(phone, videographer, `/booking/${shoot.uuid}`, async (page, at) => {
    const { height, callSheet } = await heightAndCallSheet(page);
    print(`videographer, ${at}: height of the booking's page, px`, height);
    print(`videographer, ${at}: where the call sheet begins, px`, callSheet);
  });
  await open(phone, admin, '/analytics?tab=feedback', async (page, at) =>
    print(`admin, ${at}: height of the feedback of Analytics, px`, await heightOfFeedback(page)),
  );
}
