import { expect } from '@playwright/test';
import { answer, cut, status } from '../answers.ts';
import { type Failure, openArea, seeBookings, seeInvoices, type Stage } from '../failure.ts';
import { notInvoiced } from '../../invoiced.ts';
import { publish, renamed } from '../published.ts';
import { network, newerVersion, other } from '../sentences.ts';

const nothing = () => Promise.resolve();

async function openBookings(stage: Stage) {
  await stage.open('/?view=all');
  await seeBookings(stage);
}

/** Opens a booking's invoice, which the bookings show in a widget of the invoices. */
async function openInvoiceOfBooking(stage: Stage) {
  const email = 'camop9@demo.test';
  const [booking] = await notInvoiced(await stage.apiAs(email));
  await stage.open(`/?view=all&booking_uid=${booking?.booking_uid}`, email);
  await stage.page.getByRole('button', { name: /^Create invoice for/ }).click();
}

/** Failures in the page and the browser. */
export const pageRows: Failure[] = [
  {
    what: 'the remote of a widget cannot be reached',
    users: 'The invoice cannot be shown right now. The rest of the portal keeps working.',
    operators: 'unreachable: … cannot be reached',
    heals: 'retry',
    fail: answer(/\/mfe-invoices\/[^/]+\/[^/]+\.js$/, cut),
    meet: openInvoiceOfBooking,
    back: ({ page }) => page.getByRole('textbox', { name: 'Invoice Number' }).waitFor(),
    isSampled: true,
  },
  {
    what: 'a page throws while rendering, for example because of unexpected data',
    users: other,
    operators: null,
    heals: 'retry',
    fail: answer(/\/api\/booking\/[0-9a-f-]{36}$/, status(200, '{}', 'application/json')),
    meet: async (stage) => {
      await openBookings(stage);
      await stage.page.getByRole('table').getByRole('link').first().click();
    },
    back: ({ page }) => page.getByRole('button', { name: 'Actions', exact: true }).waitFor(),
  },
  {
    what: 'a click handler throws',
    users: other,
    operators: 'It cannot be opened.',
    heals: 'nothing',
    fail: ({ page }) =>
      page.addInitScript(() => {
        window.open = () => {
          throw new Error('It cannot be opened.');
        };
      }),
    meet: async (stage) => {
      await openBookings(stage);
      const row = stage.page.getByRole('row').nth(1);
      await row
        .getByRole('cell')
        .nth(2)
        .click({ modifiers: ['Control'] });
    },
    back: seeBookings,
  },
  {
    what: 'the network is down while a page opens',
    users: network,
    operators: null,
    heals: 'alone',
    fail: nothing,
    meet: async (stage) => {
      await openBookings(stage);
      await stage.page.context().setOffline(true);
      await openArea(stage);
    },
    mend: ({ page }) => page.context().setOffline(false),
    back: seeInvoices,
    isSampled: true,
  },
  {
    what: 'the storage of the browser is full',
    users:
      'Your browser does not let this portal store anything, or has no room left: after a reload you may have to sign in again, and anything you have not saved is lost.',
    operators: 'This browser refuses to store data for the portal.',
    heals: 'nothing',
    fail: ({ page }) =>
      page.addInitScript(() => {
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function store(key, text) {
          // The session was stored before the storage was full.
          if (key === 'seeded' || key === 'shootline.auth') return setItem.call(this, key, text);
          throw new DOMException('It is full.', 'QuotaExceededError');
        };
      }),
    meet: openBookings,
    back: async (stage) => {
      await stage.page.getByRole('link', { name: 'Finance Dashboard' }).click();
      await seeInvoices(stage);
    },
  },
  {
    what: 'two tabs have different versions of an area',
    users: newerVersion,
    operators: null,
    heals: 'reload',
    fail: ({ page }) => page.clock.install(),
    meet: async (stage) => {
      const { page } = stage;
      await stage.open('/finance-dashboard');
      await seeInvoices(stage);
      await publish(stage, { version: '9.0.0-later', part: renamed });
      const newer = await page.context().newPage();
      await newer.goto(page.url());
      await expect(newer.getByRole('heading', { name: 'All Invoices' })).toBeVisible();
      await page.getByRole('row').nth(1).waitFor();
      await page.clock.fastForward('01:01');
    },
    mend: nothing,
    back: ({ page }) => page.getByRole('heading', { name: 'All Invoices' }).waitFor(),
  },
];
