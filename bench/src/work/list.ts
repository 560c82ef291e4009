import type { Page } from '@playwright/test';
import type { BookingSummary } from '../../../shared-api/src/contract/index.ts';
import type { Api } from '../../../e2e/portal/session.ts';
import { Hand, hasFocus } from './hand.ts';

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });

export const listIsLoaded = (page: Page) => rows(page).first().waitFor();

/** The number of tab stops from the top of the page before the first row. */
export async function tabStopsBeforeRows(page: Page): Promise<number> {
  const hand = new Hand(page, 'keyboard');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await hand.pressUntil('Tab', () => hasFocus(rows(page)));
  return hand.keys - 1;
}

/** The number of keys from the top of the page to a row through the skip link. */
export async function keysToRowsBySkipLink(page: Page): Promise<number> {
  const hand = new Hand(page, 'keyboard');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await hand.pressUntil('Tab', () => hasFocus(page.getByRole('link', { name: 'Skip to list' })));
  await hand.press('Enter');
  await page.locator('#list:focus').waitFor();
  await hand.pressUntil('Tab', () => hasFocus(rows(page)));
  return hand.keys;
}

interface Answer {
  count: number;
  results: BookingSummary[];
}

const list = '/booking/list-bookings';
const isAsked = (url: string) => url.includes(`/api${list}`);

/** The position of the next shoot in the list that `open` shows, as "row 3 of 40". */
export async function rowOfNextShoot(
  page: Page,
  api: Api,
  open: () => Promise<unknown>,
): Promise<string> {
  const asked = page.waitForRequest((request) => isAsked(request.url()));
  await open();
  const query = new URL((await asked).url()).searchParams;
  const all: BookingSummary[] = [];
  for (;;) {
    query.set('offset', String(all.length));
    const { count, results } = await api.get<Answer>(`${list}?${query}`);
    all.push(...results);
    if (results.length === 0 || all.length >= count) break;
  }
  const now = Date.now();
  const startOf = ({ date }: BookingSummary) => (date === null ? NaN : Date.parse(date));
  const upcoming = all.filter(
    (booking) =>
      ['assigned', 'requested', 'active'].includes(booking.state) && startOf(booking) > now,
  );
  const [next] = upcoming.sort((one, other) => startOf(one) - startOf(other));
  return next ? `row ${all.indexOf(next) + 1} of ${all.length}` : `none of ${all.length}`;
}
