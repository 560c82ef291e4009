import { expect, type Page } from '@playwright/test';
import type { Api } from '../fixtures.ts';

/** The tab that meets a failure, and what is around it. */
export interface Stage {
  page: Page;
  /** Opens a path of the shared portal, signed in; finance staff unless another is named. */
  open: (path: string, email?: string) => Promise<unknown>;
  /** Opens a path of another portal in the same way. */
  openIn: (portalUrl: string, path: string) => Promise<unknown>;
  apiAs: (email: string) => Promise<Api>;
  atEnd: (end: () => unknown) => void;
}

type Step = (stage: Stage) => Promise<unknown>;

/** How a page gets over a failure, as the table of failures says it. */
export const healings = {
  both: 'Retry, or nothing: it comes back with the network or the user',
  retry: 'Retry',
  alone: 'nothing: it comes back alone',
  reload: 'Reload, which the page offers; input is kept',
  byHand: 'loading the page again',
  nothing: 'nothing: users go on',
} as const;

/** A failure that users may meet; a row of the table in `docs/failures.md`. */
export interface Failure {
  /** The failure as the end of a sentence: 'its entry hangs'. */
  what: string;
  /** The sentence that users read; null where they notice nothing. */
  users: string | null;
  /** The line in the console, where … is any address; null where nothing is logged. */
  operators: string | null;
  heals: keyof typeof healings;
  /** Makes it fail, before the page is opened. */
  fail: Step;
  /** Opens the page and does what meets the failure. */
  meet: Step;
  /** Works elsewhere meanwhile, and meets the failure again. */
  elsewhere?: Step;
  /** Ends the failure; by default what stands between the page and its servers is taken away. */
  mend?: Step;
  /** Sees what the page is for. */
  back: Step;
  /** Whether `npm test` has it; the others are left to the soak. */
  isSampled?: boolean;
}

/** The title of its test. */
export const titleOf = ({ what }: Failure) => `where ${what}, users read so and go on`;

export const seeBookings = ({ page }: Stage) =>
  expect(page.getByRole('table').getByRole('link').first()).toBeVisible();

export const seeInvoices = ({ page }: Stage) =>
  expect(page.getByRole('heading', { name: 'My Invoices' })).toBeVisible();

export const openArea = ({ page }: Stage) =>
  page.getByRole('link', { name: /^Finance Dashboard/ }).click();

/** Works in the bookings, and returns to the area that fails. */
export async function useBookings(stage: Stage) {
  await stage.page.getByRole('link', { name: 'My Bookings' }).click();
  await seeBookings(stage);
  await openArea(stage);
}

/** Comes from the bookings, which work, to the area of invoices. */
export async function comeFromBookings(stage: Stage) {
  await stage.open('/?view=all');
  await seeBookings(stage);
  await openArea(stage);
}

/** Failures of the remote of the invoices, which users meet when they come from the bookings. */
export const invoicesArea = {
  meet: comeFromBookings,
  elsewhere: useBookings,
  back: seeInvoices,
  heals: 'both',
} as const;
