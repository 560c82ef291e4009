import { briefFields, briefNames } from '@shootline/shared-api/rules/brief';
import { buildBooking, sydneyAddress } from '@shootline/shared-api/testing';
import { briefOf } from './brief-of.ts';

test("times are wall-clock times at the shoot's place", () => {
  const inSydney = briefOf(buildBooking());
  expect(inSydney.date).toBe('14-08-2030 10:00');
  expect(inSydney.arrival_and_setup_date).toBe('14-08-2030 09:15');
  const address = { ...sydneyAddress, timezone: 'America/New_York' };
  expect(briefOf(buildBooking({ address })).date).toBe('13-08-2030 20:00');
});

test('a booking without place and date has neither in the form', () => {
  const brief = briefOf(buildBooking({ address: null, date: null, arrival_and_setup_date: null }));
  expect(brief).toMatchObject({
    address: null,
    is_address_manual: null,
    date: null,
    arrival_and_setup_date: null,
  });
});

test('owner and contact are entered only if they are other people', () => {
  const booking = buildBooking({ point_of_contact_type: 'other' });
  const { project_owner, point_of_contact } = briefOf(booking);
  expect(project_owner).toBeNull();
  expect(point_of_contact).toEqual(booking.point_of_contact);
});

test('every field of the form is filled and has its own label', () => {
  const filled = Object.keys(briefOf(buildBooking()));
  expect(filled.sort()).toEqual([...briefNames].sort());
  expect(new Set(briefNames.map((name) => briefFields[name].label)).size).toBe(filled.length);
});
