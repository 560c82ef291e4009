import { buildBooking, buildUser } from '@shootline/shared-api/testing';
import {
  type BriefValues,
  changesOf,
  isSameValue,
  shootInstant,
  tidyBrief,
  valuesOf,
} from './brief-values.ts';
import { newBrief } from './new-brief.ts';

const maya = buildUser();
const brief = (changes: Partial<BriefValues> = {}) =>
  tidyBrief({ ...newBrief(maya, new Date('2026-03-06T01:00:00Z')), ...changes });

test.each([
  // Two days ahead before noon, three after it.
  ['Australia/Sydney', '2026-03-06T20:00:00Z', '09-03-2026'],
  ['Australia/Sydney', '2026-03-07T00:59:00Z', '09-03-2026'],
  ['Australia/Sydney', '2026-03-07T01:00:00Z', '10-03-2026'],
  // Noon is that of Sydney while the brief has no place.
  ['America/New_York', '2026-03-06T20:00:00Z', '09-03-2026'],
  ['Europe/London', '2026-03-06T08:00:00Z', '09-03-2026'],
  ['Pacific/Auckland', '2026-12-30T12:00:00Z', '02-01-2027'],
  ['Pacific/Honolulu', '2026-03-07T09:59:00Z', '10-03-2026'],
])('in %s at %s a new brief is on %s, which is no short notice', (timezone, now, day) => {
  const { date, arrival_and_setup_date } = newBrief({ ...maya, timezone }, new Date(now));
  expect([date, arrival_and_setup_date]).toEqual([`${day} 12:00`, `${day} 11:30`]);
});

test.each<[string, Partial<BriefValues>, Partial<BriefValues>]>([
  ['a day without a time means noon', { date: '12-03-2026' }, { date: '12-03-2026 12:00' }],
  ['a time without a day is dropped', { date: ' 10:00' }, { date: '' }],
  [
    'an arrival without a time is dropped',
    { arrival_and_setup_date: '12-03-2026 ' },
    { arrival_and_setup_date: '' },
  ],
  [
    'parking details are kept only with parking',
    { is_parking_available: false, parking_details: 'Level 2' },
    { parking_details: '' },
  ],
  [
    'video type details are kept only for the type other',
    { video_type: 'event', video_type_details: 'A musical' },
    { video_type_details: '' },
  ],
  [
    'interviewee details are kept only for the type other',
    { interviewee_type: 'other', interviewee_type_details: 'Children' },
    { interviewee_type_details: 'Children' },
  ],
  [
    'a purchase order number is kept only if available',
    { purchase_order_type: 'available_later', purchase_order: 'PO-7' },
    { purchase_order: '' },
  ],
  [
    'a quote number is kept only if available',
    { quote_number_type: 'available_now', quote_number: 'Q-7' },
    { quote_number: 'Q-7' },
  ],
  ['an empty invoice contact is dropped', {}, { invoice_to_user: null }],
  [
    'an address with only empty parts is dropped',
    { address: { locality: '', state: '' } },
    { address: null },
  ],
  [
    "an owner's phone is the contact's",
    { point_of_contact_type: 'project_owner', booking_poc_phone_number: 'old' },
    { booking_poc_phone_number: maya.phone },
  ],
  [
    "another contact's phone",
    { point_of_contact_type: 'other', point_of_contact: { full_name: 'Ana', phone: '+61 4' } },
    { booking_poc_phone_number: '+61 4' },
  ],
])('%s', (_case, values, tidied) => {
  expect(brief(values)).toMatchObject(tidied);
});

test('a booking that was only opened has no changes', () => {
  const booking = buildBooking({ state: 'draft' });
  const opened = tidyBrief(valuesOf(booking));
  expect(changesOf(opened, tidyBrief(valuesOf(booking)))).toEqual({});
  expect(changesOf({ ...opened, title: 'Town hall', covid_19: '' }, opened)).toEqual({
    title: 'Town hall',
  });
});

test.each([
  ['', null, true],
  [null, undefined, true],
  [{ full_name: '', phone: null }, null, true],
  [{ a: 1, b: '' }, { b: null, a: 1 }, true],
  [false, null, false],
  [0, null, false],
  ['a', 'b', false],
  [new File(['x'], 'plan.pdf'), null, false],
  [
    new File(['x'], 'plan.pdf', { lastModified: 1 }),
    new File(['x'], 'plan.pdf', { lastModified: 1 }),
    true,
  ],
])('%p and %p are the same: %p', (one, other, isSame) => {
  expect(isSameValue(one, other)).toBe(isSame);
});

test('a shoot without a time begins at noon, and one without a day has no instant', () => {
  const at = (date: string) => shootInstant({ date }, 'Australia/Sydney')?.toISOString();
  expect(at('12-03-2026 ')).toBe('2026-03-12T01:00:00.000Z');
  expect(at('12-03-2026 10:00')).toBe('2026-03-11T23:00:00.000Z');
  expect(at('')).toBeUndefined();
});
