import type { Booking, BookingInput } from '@shootline/shared-api/contract';
import { briefFor } from '../../actions/brief.ts';
import { expect, test } from '../../fixtures.ts';

test.use({ timezoneId: 'Asia/Tokyo' });

// Nights of a clock change in the zone itself or, for Singapore, elsewhere.
const shoots = [
  ['America/New_York', '07-11-2032 00:30', '12:30 AM (EDT)', '07-11-2032 01:30', '1:30 AM (EDT)'],
  ['Europe/London', '31-10-2032 01:00', '1:00 AM (BST)', '31-10-2032 02:30', '2:30 AM (GMT)'],
  ['Australia/Sydney', '03-10-2032 01:00', '1:00 AM (AEST)', '03-10-2032 03:30', '3:30 AM (AEDT)'],
  ['Asia/Singapore', '07-11-2032 00:30', '12:30 AM (SGT)', '07-11-2032 01:30', '1:30 AM (SGT)'],
] as const;

test("a shoot's times are in the zone of its place, wherever they are read", async ({
  page,
  apiAs,
  openPortalAs,
}) => {
  const client = await apiAs('client@demo.test');
  const bookings: Booking[] = [];
  for (const [timezone, arrival, , shoot] of shoots) {
    const brief: BookingInput = {
      ...briefFor(10),
      title: `Clocks change, ${timezone}`,
      address: { ...briefFor(10).address, timezone },
      date: shoot,
      arrival_and_setup_date: arrival,
      submittedTimezone: 'Asia/Tokyo',
    };
    const form = new FormData();
    form.set('data', JSON.stringify(brief));
    bookings.push(await client.post<Booking>('/booking?isDraft=false', form));
  }

  await openPortalAs('client@demo.test', '/?view=all&title=Clocks+change');
  for (const [timezone, , , , text] of shoots) {
    await expect(page.getByRole('row', { name: `Clocks change, ${timezone}` })).toContainText(text);
  }
  for (const [index, [, , arrivalText, , shootText]] of shoots.entries()) {
    await page.goto(`/booking/${bookings[index]?.uuid}`);
    const times = page.getByRole('region', { name: 'Booking Details' }).getByRole('time');
    await expect(times).toContainText([arrivalText, shootText]);
  }
});
