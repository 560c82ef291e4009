import type { BookingSummary, BookingState } from '@shootline/shared-api/contract';
import { expect, test, type Api } from '../../fixtures.ts';
import { inSoak, inSoakUnless } from '../../soak.ts';

async function firstBooking(api: Api, state: BookingState): Promise<BookingSummary> {
  const { results } = await api.get<{ results: BookingSummary[] }>(
    `/booking/list-bookings?state=${state}`,
  );
  const [booking] = results;
  if (!booking) throw new Error(`${api.user.email} has no booking in state ${state}.`);
  return booking;
}

const always = [
  'Client Details',
  'Booking Details',
  'Videographer',
  'Shoot Details',
  'Additional Details',
];

const views = [
  {
    email: 'admin@demo.test',
    shown: [
      'Comments',
      'Cancellation Fees',
      'Videographer Pricing',
      'Client Pricing',
      'Status History',
      'Files',
    ],
    hidden: [],
  },
  {
    email: 'editor@demo.test',
    shown: ['Comments', 'Cancellation Fees', 'Status History', 'Files'],
    hidden: ['Videographer Pricing', 'Client Pricing'],
  },
  {
    email: 'client@demo.test',
    shown: ['Booking Comments', 'Cancellation Fees', 'Client Pricing', 'Status History', 'Files'],
    hidden: ['Videographer Pricing'],
  },
  {
    email: 'camop@demo.test',
    shown: ['Booking Comments', 'Cancellation Fees', 'Videographer Pricing', 'Files'],
    hidden: ['Client Pricing', 'Status History'],
  },
];

for (const { email, shown, hidden } of views) {
  const details = inSoakUnless(email === 'client@demo.test');
  test(
    `${email} opens an assigned booking and sees the cards of their role`,
    details,
    async ({ page, apiAs, openPortalAs }) => {
      const booking = await firstBooking(await apiAs(email), 'assigned');
      await openPortalAs(email, `/booking/${booking.uuid}`);
      await expect(page.getByRole('heading', { level: 1, name: booking.title })).toBeVisible();
      await expect(page.getByText(`#${booking.booking_uid}`)).toBeVisible();
      for (const card of [...always, ...shown]) {
        await expect(
          page.getByRole('heading', { level: 2, name: card, exact: true }),
        ).toBeVisible();
      }
      for (const card of hidden) {
        await expect(page.getByRole('heading', { level: 2, name: card, exact: true })).toHaveCount(
          0,
        );
      }
    },
  );
}

test('a cancelled booking says why', inSoak, async ({ page, apiAs, openPortalAs }) => {
  const booking = await firstBooking(await apiAs('admin@demo.test'), 'cancelled');
  await openPortalAs('admin@demo.test', `/booking/${booking.uuid}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Booking Cancelled' })).toBeVisible();
});

test('a file of the booking is downloaded', inSoak, async ({ page, apiAs, openPortalAs }) => {
  const api = await apiAs('admin@demo.test');
  const { results } = await api.get<{ results: BookingSummary[] }>('/booking/list-bookings');
  let withFile: { uuid: string; name: string } | undefined;
  for (const { uuid } of results) {
    const { files } = await api.get<{ files: { name: string }[] }>(`/booking/${uuid}`);
    if (files[0]) withFile = { uuid, name: files[0].name };
    if (withFile) break;
  }
  if (!withFile) throw new Error('No booking of the first page has a file.');
  await openPortalAs('admin@demo.test', `/booking/${withFile.uuid}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: new RegExp(`View.*${withFile.name}`) }).click();
  expect((await download).suggestedFilename()).toBe(withFile.name);
});

test(
  "another user's booking is Not Found for a client user",
  inSoak,
  async ({ page, apiAs, openPortalAs, complaints }) => {
    const client = await apiAs('client@demo.test');
    const admin = await apiAs('admin@demo.test');
    const { results } = await admin.get<{ results: BookingSummary[] }>('/booking/list-bookings');
    const foreign = results.find((booking) => booking.client.id !== client.user.client?.id);
    await openPortalAs('client@demo.test', `/booking/${foreign?.uuid}`);
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    expect(complaints.splice(0).join()).toContain('404');
  },
);
