import { expect, type Page } from '@playwright/test';
import type { Api } from '../fixtures.ts';

/** The tab that meets a failure, with its surroundings. */
export interface Stage {
  page: Page;
  /** Opens a path of the shared portal, signed in; as finance unless `email` is given. */
  open: (path: string, email?: string) => Promise<unknown>;
  /** Opens a path of another portal the same way. */
  openIn: (portalUrl: string, path: string) => Promise<unknown>;
  apiAs: (email: string) => Promise<Api>;
  atEnd: (end: () => unknown) => void;
}

type Step = (stage: Stage) => Promise<unknown>;

/** Ways for a page to recover from a failure, as named in the table of failures. */
export const recoveries = {
  both: 'Retry, or nothing: it recovers when the network or the user is back',
  retry: 'Retry',
  alone: 'nothing: it recovers automatically',
  reload: 'Reload, which the page offers; input is kept',
  byHand: 'reloading the page by hand',
  nothing: 'nothing: users can go on',
} as const;

/** A failure that users may meet; a row of the table in `docs/failures.md`. */
export interface Failure {
  /** The failure as the end of a sentence: 'its entry hangs'. */
  what: string;
  /** The sentence shown to users; null if they notice nothing. */
  users: string | null;
  /** The line in the console, with … for any address; null if nothing is logged. */
  operators: string | null;
  heals: keyof typeof recoveries;
  /** Causes the failure before the page is opened. */
  fail: Step;
  /** Opens the page and runs into the failure. */
  meet: Step;
  /** Works elsewhere, then runs into the failure again. */
  elsewhere?: Step;
  /** Ends the failure; by default removes all request handlers between the page and its servers. */
  mend?: Step;
  /** Expects the page to work. */
  back: Step;
  /** Whether `npm test` runs it; the others only run in the soak. */
  isSampled?: boolean;
}

/** The title of the failure's test. */
export const titleOf = ({ what }: Failure) => `users can go on when ${what}`;

export const seeBookings = ({ page }: Stage) =>
  expect(page.getByRole('table').getByRole('link').first()).toBeVisible();

export const seeInvoices = ({ page }: Stage) =>
  expect(page.getByRole('heading', { name: 'My Invoices' })).toBeVisible();

export const openArea = ({ page }: Stage) =>
  page.getByRole('link', { name: /^Finance Dashboard/ }).click();

/** Works in the bookings, then returns to the failing area. */
export async function useBookings(stage: Stage) {
  await stage.page.getByRole('link', { name: 'My Bookings' }).click();
  await seeBookings(stage);
  await openArea(stage);
}

/** Goes from the bookings, which work, to the invoices. */
export async function comeFromBookings(stage: Stage) {
  await stage.open('/?view=all');
  await seeBookings(stage);
  await openArea(stage);
}

/** Failures of the invoices remote, met on the way from the bookings. */
export const invoicesArea = {
  meet: comeFromBookings,
  elsewhere: useBookings,
  back: seeInvoices,
  heals: 'both',
} as const;
