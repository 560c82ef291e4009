import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Api } from './session.ts';

/** Every page and tab by its role, with placeholders for the records of `addressOf`. */
export const pages: Record<string, string[]> = {
  'admin@demo.test': [
    '/?view=all',
    '/inbox',
    '/inbox?snoozed=true',
    '/drafts',
    '/submit-brief',
    '/booking/:booking',
    '/booking/:booking/update',
    '/finance-dashboard',
    '/booking-availability',
    '/booking-availability/:offer',
    '/search-camop',
    '/videographers/:videographer',
    '/staffing',
    '/analytics?tab=overview',
    '/analytics?tab=camop',
    '/analytics?tab=feedback',
    '/analytics?tab=system',
    '/users',
    '/audit',
    '/mails',
    '/mails/:mail',
    '/status',
    '/workspace',
    '/account',
  ],
  'editor@demo.test': ['/', '/staffing?span=month'],
  'reviewer@demo.test': ['/', '/inbox'],
  'camop@demo.test': [
    '/',
    '/?view=to_invoice',
    '/inbox',
    '/booking/:booking',
    '/booking-availability',
    '/booking-availability/:offer',
    '/calendar',
    '/earnings',
    '/invoicing',
  ],
  'owner@demo.test': ['/', '/inbox'],
  'client@demo.test': ['/', '/inbox', '/drafts', '/submit-brief', '/booking/:booking'],
  'finance@demo.test': ['/', '/inbox', '/finance-dashboard', '/invoice/:invoice/make-approved'],
};

const lists: Record<string, string> = {
  booking: '/booking/list-bookings?state=assigned',
  offer: '/booking/booking-availability/list-availabilities',
  videographer: '/user/camera-operators',
  mail: '/mails',
  invoice: '/invoice?view=to_approve',
};

/** Causes a mail, as the demo has none. */
async function causeMail({ get, post }: Api): Promise<void> {
  await post('/auth/password-link', { email: 'client@demo.test', alias: 'demo' });
  const count = async () => (await get<{ results: unknown[] }>('/mails')).results.length;
  while ((await count()) === 0) await wait(100);
}

/** The address of a page, with the first record that the user may list in the place of the placeholder. */
export async function addressOf(api: Api, path: string): Promise<string> {
  const [placeholder = '', name = ''] = /:(\w+)/.exec(path) ?? [];
  const list = lists[name];
  if (!list) return path;
  if (name === 'mail') await causeMail(api);
  const { results } = await api.get<{ results: { uuid: string }[] }>(list);
  const [first] = results;
  if (!first) throw new Error(`${api.user.email} has no ${name}.`);
  return path.replace(placeholder, first.uuid);
}

/** Waits until the page has a heading, nothing in it is loading, and its height stays for half a second. */
export async function isSettled(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  await page.waitForFunction(() => {
    const seen = window as unknown as { height?: number; since?: number };
    const { scrollHeight } = document.documentElement;
    const isBusy = document.querySelector('[aria-busy=true]') !== null;
    if (isBusy || seen.height !== scrollHeight) {
      Object.assign(seen, { height: scrollHeight, since: performance.now() });
    }
    return performance.now() - (seen.since ?? 0) > 500;
  });
}
