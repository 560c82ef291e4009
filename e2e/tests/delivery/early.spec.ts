import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { inSoakUnless } from '../../soak.ts';

const list = '/booking/list-bookings';
const ownList = (view: string) => `${list}?view=${view}&sortBy=date&asc=true&offset=0`;
const offers = '/booking/booking-availability/list-availabilities';

/** A page's first calls, by account. */
const cases = [
  ['/', 'admin', [ownList('needs_approval'), '/list/bookings/views']],
  ['/', 'finance', ['/invoice?view=to_approve&offset=0', '/list/invoices/views']],
  ['/', 'reviewer', [ownList('needs_approval'), '/list/bookings/views']],
  ['/', 'editor', [ownList('to_staff'), '/list/bookings/views']],
  ['/', 'client', [ownList('upcoming'), '/list/bookings/views', '/feedback']],
  ['/', 'camop', [ownList('upcoming'), '/list/bookings/views', '/feedback']],
  ['/drafts', 'client', ['/booking/list-drafts?offset=0']],
  ['/submit-brief', 'client', ['/client']],
  ['/finance-dashboard', 'finance', ['/invoice?view=to_approve&offset=0', '/list/invoices/views']],
  [
    '/analytics',
    'admin',
    ['bookings', 'feedback', 'work', 'margin'].map(
      (part) => `/analytics?part=${part}&period=this_quarter`,
    ),
  ],
  [
    '/analytics',
    'reviewer',
    ['bookings', 'feedback', 'work'].map((part) => `/analytics?part=${part}&period=this_quarter`),
  ],
  [
    '/booking-availability',
    'camop',
    [`${offers}?view=to_answer&sortBy=answer_by&asc=true&offset=0`, '/list/availabilities/views'],
  ],
  ['/invoicing', 'camop', ['/account/invoicing']],
  ['/earnings', 'camop', ['/invoice/earnings?offset=0', '/invoice/earnings/sums']],
  ['/booking-availability', 'admin', [`${offers}?offset=0`, '/list/availabilities/views']],
] as const;

/** The API calls that a page makes from now on. */
function recordCalls(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname.slice('/api'.length) + search);
  });
  return calls;
}

/** Early answers that the page has not used. */
const untaken = (page: Page) => page.evaluate(() => [...(window.shootlineEarly?.keys() ?? [])]);

for (const [path, who, calls] of cases) {
  test(
    `${path} makes its first calls for ${who} before its code arrives`,
    inSoakUnless(path === '/' && who === 'client'),
    async ({ page, openPortalAs, complaints }) => {
      const made = recordCalls(page);
      // Without the portal's code, the page only makes the early calls.
      await page.route('**/assets/main.*.js', (route) => route.abort());
      await openPortalAs(`${who}@demo.test`, path);
      await expect.poll(() => made.toSorted()).toEqual(['/reference-data', ...calls].toSorted());

      complaints.splice(0);
      await page.unroute('**/assets/main.*.js');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await untaken(page)).toEqual([]);
    },
  );
}
