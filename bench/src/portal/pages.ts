import type { BookingSummary } from '@shootline/shared-api/contract';
import { type Api, signInToApi } from '../../../e2e/portal/session.ts';

/** A page to measure. */
export interface MeasuredPage {
  name: string;
  /** The account that opens it; missing for a page without sign-in. */
  email?: string;
  /** A selector for the page's main content, present only once it has rendered. */
  content: string;
}

const admin = 'admin@demo.test';

export const pages: MeasuredPage[] = [
  { name: '/login', content: 'form button[type=submit]' },
  { name: '/', email: admin, content: 'table tbody a[href^="/booking/"]' },
  {
    name: '/finance-dashboard',
    email: 'finance@demo.test',
    content: '[role=gridcell] input[type=checkbox]',
  },
  { name: '/booking', email: admin, content: 'main form[aria-label^="Add to"]' },
  { name: '/analytics', email: admin, content: '[role=tabpanel] canvas' },
  {
    name: '/booking-availability',
    email: 'camop@demo.test',
    content: 'table tbody a[href^="/booking-availability/"]',
  },
  { name: '/submit-brief', email: 'client@demo.test', content: 'form input[name=title]' },
];

/** The items with these names. Throws on an unknown name. */
export function named<Item extends { name: string }>(all: Item[], names: string[]): Item[] {
  return names.map((name) => {
    const found = all.find((item) => item.name === name);
    if (found) return found;
    throw new Error(`${name} is none of ${all.map((item) => item.name).join(', ')}.`);
  });
}

/** A page as a browser opens it, with the session of an earlier sign-in. */
export interface OpenedPage extends MeasuredPage {
  url: string;
  storageState: { cookies: []; origins: { origin: string; localStorage: Item[] }[] };
}

interface Item {
  name: string;
  value: string;
}

async function pathOf(name: string, api: Api | null): Promise<string> {
  if (name !== '/booking' || !api) return name;
  const { results } = await api.get<{ results: BookingSummary[] }>('/booking/list-bookings');
  const [first] = results;
  if (!first) throw new Error('There is no booking to open.');
  return `/booking/${first.uuid}`;
}

/** Signs in to a portal with a page's account. */
export async function openedAt(portalUrl: string, page: MeasuredPage): Promise<OpenedPage> {
  const api = page.email ? await signInToApi(portalUrl, page.email, 'demo') : null;
  const session = JSON.stringify({ state: { user: api?.user }, version: 1 });
  const localStorage = api ? [{ name: 'shootline.auth', value: session }] : [];
  return {
    ...page,
    url: portalUrl + (await pathOf(page.name, api)),
    storageState: { cookies: [], origins: [{ origin: portalUrl, localStorage }] },
  };
}
