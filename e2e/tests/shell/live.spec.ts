import type { Page, Request } from '@playwright/test';
import type {
  Booking,
  BookingFlag,
  BookingState,
  BookingSummary,
} from '@shootline/shared-api/contract';
import { type Api, expect, openAs, test as base } from '../../fixtures.ts';
import { type RunningServer, startPortal } from '../../portal/portal-server.ts';
import { inSoak } from '../../soak.ts';

// A portal that no other test reads from, as bookings change here while others look at them.
const test = base.extend<object, { ownPortal: RunningServer }>({
  ownPortal: [
    async ({}, use) => {
      const portal = await startPortal();
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  portalUrl: async ({ ownPortal }, use) => use(ownPortal.url),
});
test.describe.configure({ mode: 'default' });

const admin = 'admin@demo.test';
const reviewer = 'reviewer@demo.test';
const client = 'client@demo.test';
const taken = new Set<string>();

/** A booking of the viewer that the other user may act on; a different one for each test. */
async function sharedBooking(viewer: Api, other: Api, state: BookingState, flag: BookingFlag) {
  const { results } = await viewer.get<{ results: BookingSummary[] }>(
    `/booking/list-bookings?state=${state}`,
  );
  for (const { uuid } of results) {
    if (taken.has(uuid)) continue;
    const booking = await other.get<Booking>(`/booking/${uuid}`);
    if (!booking.permissions[flag]) continue;
    taken.add(uuid);
    return booking;
  }
  throw new Error(`${other.user.email} may do ${flag} on no booking in state ${state}.`);
}

function comment(text: string): FormData {
  const form = new FormData();
  form.set('text', text);
  return form;
}

const streamOf = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === '/api/events');

test(
  "another user's change of state appears in the list",
  inSoak,
  async ({ page, openPortalAs, apiAs }) => {
    const other = await apiAs(reviewer);
    const booking = await sharedBooking(other, other, 'active', 'make_on_hold');
    const stream = streamOf(page);
    await openPortalAs(admin, `/?view=all&booking_uid=${booking.booking_uid}`);
    const row = page.getByRole('row', { name: booking.booking_uid });
    await expect(row).toContainText('Active');
    await stream;
    await other.post(`/booking/${booking.uuid}/make-on-hold`);
    await expect(row).toContainText('On Hold');
  },
);

test(
  'a booking that no longer matches disappears from an open list',
  inSoak,
  async ({ page, openPortalAs, apiAs }) => {
    const other = await apiAs(reviewer);
    const booking = await sharedBooking(other, other, 'active', 'make_on_hold');
    const stream = streamOf(page);
    await openPortalAs(admin, `/?view=all&state=active&booking_uid=${booking.booking_uid}`);
    const row = page.getByRole('row', { name: booking.booking_uid });
    await expect(row).toBeVisible();
    await stream;
    await other.post(`/booking/${booking.uuid}/make-on-hold`);
    await expect(row).toHaveCount(0);
  },
);

test("another user's state, comment and file appear on the open booking, and a typed comment stays", async ({
  page,
  openPortalAs,
  apiAs,
}) => {
  const other = await apiAs(reviewer);
  const booking = await sharedBooking(await apiAs(client), other, 'active', 'make_on_hold');
  const stream = streamOf(page);
  await openPortalAs(client, `/booking/${booking.uuid}`);
  const draft = page.getByRole('textbox', { name: 'Comment' });
  await draft.fill('The lift is at the');
  await stream;

  const thread = booking.project_comment_thread?.uuid ?? '';
  await other.post(`/booking/comments/${thread}/add-comment`, comment('Which door?'));
  await expect(page.getByText('Which door?')).toBeVisible();
  await expect(draft).toBeFocused();
  await other.post(`/booking/${booking.uuid}/make-on-hold`);
  await expect(page.getByText('On Hold', { exact: true }).first()).toBeVisible();
  const form = new FormData();
  form.set('file', new Blob(['Plan']), 'floor plan.txt');
  await other.post(`/booking/${booking.uuid}/upload-file`, form);
  await expect(page.getByRole('cell', { name: 'floor plan.txt', exact: true })).toBeVisible();

  await expect(draft).toHaveValue('The lift is at the');
  await expect(draft).toBeFocused();
});

test(
  'an open dialog keeps typed input while the booking changes',
  inSoak,
  async ({ page, openPortalAs, apiAs }) => {
    const other = await apiAs(reviewer);
    const booking = await sharedBooking(other, other, 'active', 'make_on_hold');
    const stream = streamOf(page);
    await openPortalAs(admin, `/booking/${booking.uuid}`);
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Cancel', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const details = dialog.getByLabel('Details');
    await details.fill('The venue has been flooded');
    await stream;
    const changed = page.waitForResponse(
      (response) => new URL(response.url()).pathname === `/api/booking/${booking.uuid}`,
    );
    await other.post(`/booking/${booking.uuid}/make-on-hold`);
    await changed;
    await details.pressSequentially(', sadly');
    await expect(details).toHaveValue('The venue has been flooded, sadly');
    await expect(dialog).toBeVisible();
  },
);

test(
  'the portal polls if the stream is refused',
  inSoak,
  async ({ page, openPortalAs, apiAs, complaints }) => {
    const other = await apiAs(reviewer);
    const booking = await sharedBooking(other, other, 'active', 'make_on_hold');
    await page.clock.install();
    await page.route('**/api/events', (route) => route.abort());
    await openPortalAs(admin, `/booking/${booking.uuid}`);
    const state = page.getByText('On Hold', { exact: true }).first();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await other.post(`/booking/${booking.uuid}/make-on-hold`);
    await expect(async () => {
      await page.clock.runFor(30_000);
      await expect(state).toBeVisible({ timeout: 500 });
    }).toPass();
    complaints.length = 0;
  },
);

test(
  'a user who was offline learns what happened meanwhile',
  inSoak,
  async ({ page, openPortalAs, apiAs, complaints }) => {
    const other = await apiAs(reviewer);
    const booking = await sharedBooking(other, other, 'active', 'make_on_hold');
    const stream = streamOf(page);
    await openPortalAs(admin, `/booking/${booking.uuid}`);
    await stream;
    await expect(page.getByRole('heading', { level: 1, name: booking.title })).toBeVisible();
    await page.context().setOffline(true);
    await other.post(`/booking/${booking.uuid}/make-on-hold`);
    await expect(page.getByText('On Hold', { exact: true })).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(page.getByText('On Hold', { exact: true }).first()).toBeVisible();
    complaints.length = 0;
  },
);

test(
  'one stream keeps seven windows of one browser up to date',
  inSoak,
  async ({ page, portalUrl, apiAs, openPortalAs }) => {
    test.setTimeout(120_000);
    const other = await apiAs(reviewer);
    const booking = await sharedBooking(other, other, 'active', 'make_on_hold');
    const path = `/booking/${booking.uuid}`;
    const viewer = await openPortalAs(admin, path);
    const open = new Set<string>();
    const windows = [page];
    const watch = (one: Page, name: string) => {
      const isStream = (request: Request) => request.url().endsWith('/api/events');
      const ended = (request: Request) => isStream(request) && open.delete(name);
      one.on('request', (request) => isStream(request) && open.add(name));
      one.on('requestfailed', ended);
      one.on('requestfinished', ended);
    };
    while (windows.length < 7) {
      const next = await page.context().newPage();
      windows.push(next);
      watch(next, `window ${windows.length}`);
      await openAs(next, portalUrl, viewer, path);
      await expect(next.getByRole('heading', { level: 1, name: booking.title })).toBeVisible();
    }
    await expect.poll(() => open.size).toBe(1);
    await other.post(`${path}/make-on-hold`);
    for (const one of windows)
      await expect(one.getByText('On Hold', { exact: true }).first()).toBeVisible();

    // Closes the window with the stream; another takes over.
    await windows.pop()?.close();
    await other.post(`${path}/make-active`);
    for (const one of windows)
      await expect(one.getByText('Active', { exact: true }).first()).toBeVisible();
  },
);
