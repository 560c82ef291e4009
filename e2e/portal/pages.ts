import type { Page } from '@playwright/test';

/** Every page and tab by its role. `:booking` is to be replaced by one of the user's bookings. */
export const pages: Record<string, string[]> = {
  'admin@demo.test': [
    '/?view=all',
    '/inbox',
    '/drafts',
    '/submit-brief',
    '/booking/:booking',
    '/booking/:booking/update',
    '/finance-dashboard',
    '/booking-availability',
    '/search-camop',
    '/staffing',
    '/analytics?tab=overview',
    '/analytics?tab=camop',
    '/analytics?tab=feedback',
    '/analytics?tab=system',
    '/users',
    '/audit',
    '/mails',
    '/status',
    '/workspace',
    '/account',
  ],
  'camop@demo.test': ['/', '/booking/:booking', '/booking-availability', '/calendar'],
  'client@demo.test': ['/', '/drafts', '/submit-brief', '/booking/:booking'],
  'finance@demo.test': ['/finance-dashboard'],
};

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
