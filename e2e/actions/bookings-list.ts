import type { Page } from '@playwright/test';
import type { BookingSummary } from '@shootline/shared-api/contract';
import type { Api } from '../fixtures.ts';

interface BookingsPage {
  count: number;
  results: BookingSummary[];
}

/** The API's answer for a list's query string. */
export const listed = (api: Api, query: string) =>
  api.get<BookingsPage>(`/booking/list-bookings?${query}`);

export const titlesOf = ({ results }: Pick<BookingsPage, 'results'>) =>
  results.map(({ title }) => title || 'Untitled booking');

/** The tabs above the list. */
export const viewTabs = (page: Page) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link');

export const viewTab = (page: Page, name: string) =>
  viewTabs(page).filter({ hasText: new RegExp(`^${name}`) });

/** The checkbox of a booking's row. */
export const rowBox = (page: Page, { title, booking_uid }: BookingSummary) =>
  page.getByRole('checkbox', { name: `Select ${title} ${booking_uid}` });

export const nextStep = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Next Step' }).getByRole('button', { name, exact: true });
