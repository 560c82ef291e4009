import { buildBooking, sydneyAddress } from '@shootline/shared-api/testing';
import type { Booking } from '@shootline/shared-api';
import ICAL from 'ical.js';
import { calendarFile } from './calendar-file.ts';

const url = 'https://portal.test/booking/1';

async function readBack(booking: Booking) {
  const text = await calendarFile(booking, url).text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  if (!event || others.length > 0) throw new Error('There is not exactly one event.');
  return { text, event: new ICAL.Event(event) };
}

const instantsOf = ({ startDate, endDate }: ICAL.Event) =>
  [startDate, endDate].map((time) => time.toJSDate().toISOString());

test('the event lasts from arrival to the end of the shoot, across a clock change', async () => {
  // In Sydney clocks go back at 3 AM on 6 April 2031: 1:30 AM (AEDT) to 6:00 AM (AEST).
  const { event, text } = await readBack(
    buildBooking({
      arrival_and_setup_date: '2031-04-05T14:30:00.000Z',
      date: '2031-04-05T15:00:00.000Z',
      duration: 5,
      address: sydneyAddress,
    }),
  );
  expect(instantsOf(event)).toEqual(['2031-04-05T14:30:00.000Z', '2031-04-05T20:00:00.000Z']);
  expect(text).toMatch(/^DTSTART:20310405T143000Z\r$/m);
  expect(event.description).toContain('from your arrival to the end of the shoot');
  expect(event.description).toContain('Arrive at 1:30 AM (AEDT)');
  expect(event.description).toContain('Shoot: 2:00 AM (AEDT), 5\u00a0hours');
});

test('the event begins with the shoot if no arrival is set', async () => {
  const { event } = await readBack(buildBooking({ arrival_and_setup_date: null, duration: 6 }));
  expect(instantsOf(event)).toEqual(['2030-08-14T00:00:00.000Z', '2030-08-14T06:00:00.000Z']);
});

test("a later file replaces the booking's event", async () => {
  const booking = buildBooking({ version: 3 });
  const { event } = await readBack(booking);
  const later = await readBack({ ...booking, version: 4, date: '2030-08-15T00:00:00.000Z' });
  expect(event.uid).toBe(booking.uuid);
  expect(later.event.uid).toBe(event.uid);
  expect([event.sequence, later.event.sequence]).toEqual([3, 4]);
});

test('the file of a cancelled shoot takes it out of the calendar', async () => {
  const booking = buildBooking();
  const { event, text } = await readBack(booking);
  expect(text).toMatch(/^METHOD:PUBLISH\r$/m);
  expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  const off = await readBack({ ...booking, state: 'cancelled', version: 7 });
  expect(off.text).toMatch(/^METHOD:CANCEL\r$/m);
  expect(off.event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect([off.event.uid, off.event.sequence]).toEqual([event.uid, 7]);
});

test('typed text is read back unchanged', async () => {
  const title = `Ünïcode 🎬, "quotes"; back\\slash ${'very long title '.repeat(20)}end`;
  const { event, text } = await readBack(
    buildBooking({
      title,
      address: {
        ...sydneyAddress,
        formatted_address: '1, Bridge St; Sydney',
        additional_details: 'Ring twice,\nthen wait\r\nBEGIN:VEVENT',
      },
      parking_details: 'Level 2; bay 7',
    }),
  );
  expect(event.summary).toBe(title);
  expect(event.location).toBe('1, Bridge St; Sydney');
  expect(event.description).toMatch(/Getting there: Ring twice,\nthen wait\n+BEGIN:VEVENT/);
  expect(event.description).toContain('Parking: Level 2; bay 7');
  const longest = Math.max(...text.split('\r\n').map((line) => new Blob([line]).size));
  expect(longest).toBeLessThanOrEqual(75);
});

test('the notes have the number and the contact on the day', async () => {
  const { event } = await readBack(
    buildBooking({ booking_uid: '4711', booking_poc_phone_number: '+61 400 555 666' }),
  );
  expect(event.description).toContain('Booking #4711');
  expect(event.description).toContain('Contact on the day: Maya Okafor, +61 400 555 666');
});
