import type { Booking } from '@shootline/shared-api/contract';
import type { BrowserContext, Locator, Page, TestInfo } from '@playwright/test';
import { type Api, expect, keptSession, signInToApi, test as base } from '../fixtures.ts';
import { type RunningPortal, startPortal } from '../portal/portal-server.ts';
import { Bookings } from './bookings.ts';
import { users } from './people.ts';
import type { Action } from './table.ts';

export { expect };

/** A portal that no other test changes, where each user signs in once. */
interface OwnPortal extends Pick<RunningPortal, 'url' | 'dataDir' | 'moveClock'> {
  apiAs: (email: string) => Promise<Api>;
  /** Opens a new page, signed in as this user. */
  pageAs: (email: string) => Promise<Page>;
  bookings: Bookings;
}

interface Fixtures {
  /** The user of `page`. */
  email: string;
  /** Opens another user's page, which closes with the test. */
  pageAs: (email: string) => Promise<Page>;
}

function remembered<Value>(make: (key: string) => Promise<Value>) {
  const made = new Map<string, Promise<Value>>();
  return (key: string): Promise<Value> => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** Attaches the text of every page of a failed test; the test itself knows only its first page. */
async function attachPages(pages: Page[], testInfo: TestInfo) {
  for (const page of pages) {
    const shown = await page.locator('body').innerText();
    await testInfo.attach('page', { body: `${page.url()}\n${shown}` });
  }
}

interface WorkerFixtures {
  own: OwnPortal;
  /**
   * Whether tests of the file move the clock of their portal. They get another portal than other tests,
   * which would find records of a time to come.
   */
  movesClock: boolean;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  movesClock: [false, { option: true, scope: 'worker' }],
  own: [
    async ({ browser }, use, { project }) => {
      const { locale, timezoneId, viewport, reducedMotion } = project.use;
      const { url, dataDir, moveClock, stop } = await startPortal();
      const apiAs = remembered((email) => signInToApi(url, email, 'demo'));
      const contextOf = remembered(async (email): Promise<BrowserContext> => {
        const session = keptSession(await apiAs(email));
        return browser.newContext({
          baseURL: url,
          locale,
          timezoneId,
          viewport,
          reducedMotion,
          storageState: { cookies: [], origins: [{ origin: url, localStorage: [session] }] },
        });
      });
      await use({
        url,
        dataDir,
        moveClock,
        apiAs,
        pageAs: async (email) => (await contextOf(email)).newPage(),
        bookings: new Bookings(apiAs),
      });
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  portalUrl: async ({ own }, use) => use(own.url),
  email: [users.admin.email, { option: true }],
  page: async ({ own, email }, use) => {
    const page = await own.pageAs(email);
    await use(page);
    await page.close();
  },
  pageAs: async ({ own }, use, testInfo) => {
    const pages: Page[] = [];
    await use(async (email) => {
      const page = await own.pageAs(email);
      pages.push(page);
      return page;
    });
    if (testInfo.errors.length > 0) await attachPages(pages, testInfo);
    await Promise.all(pages.map((page) => page.close()));
  },
});

export const actionsButton = (page: Page) =>
  page.getByRole('button', { name: 'Actions', exact: true });

export async function openBooking(page: Page, { uuid }: Pick<Booking, 'uuid'>) {
  await page.goto(`/booking/${uuid}`);
  await expect(actionsButton(page)).toBeVisible();
}

/** Opens an action's dialog from the menu or its card. */
export async function openDialog(page: Page, { label, title, isOnCard }: Action): Promise<Locator> {
  if (isOnCard) {
    await page.getByRole('button', { name: label, exact: true }).click();
  } else {
    await actionsButton(page).click();
    await page.getByRole('menuitem', { name: label, exact: true }).click();
  }
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Opens another booking from a page of the portal, without a reload. */
export async function goToBooking(page: Page, { uuid, booking_uid }: Booking) {
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `/booking/${uuid}`);
  await expect(page.getByText(`#${booking_uid}`, { exact: true })).toBeVisible();
}
