import type { BookingInput } from '@shootline/shared-api';
import { buildBooking } from '@shootline/shared-api/testing';
import { briefOf } from '../brief/brief-of.ts';
import { type Comparison, compareBriefs, mergedBrief } from './compare-briefs.ts';
import { fields, fieldsOf } from './questions.ts';

const base = briefOf(buildBooking());
const none: Comparison = { conflicts: [], taken: [], kept: [] };
const edda = { full_name: 'Edda Roth', phone: '+61 400', email: 'edda@example.test' };
const place = { locality: 'Sydney', state: 'NSW', postal_code: '2000', country_code: 'AU' };

type Changes = Partial<BookingInput>;

test.each<[string, Changes, Changes, Partial<Comparison>]>([
  ['nothing was changed', {}, {}, {}],
  ['only I changed a text', { title: 'Founder' }, {}, { kept: ['title'] }],
  ['only they changed a text', {}, { title: 'Founder' }, { taken: ['title'] }],
  ['both changed a text', { title: 'Mine' }, { title: 'Theirs' }, { conflicts: ['title'] }],
  ['both changed a text to the same value', { title: 'New' }, { title: 'New' }, {}],
  ['only spaces differ', { title: ' Founder   interview ' }, {}, {}],
  ['only line breaks differ', { covid_19: 'Masks\non' }, { covid_19: 'Masks on ' }, {}],
  [
    'empty, null and undefined are the same',
    { covid_19: null, quote_number: undefined },
    { covid_19: '' },
    {},
  ],
  ['I emptied a text', { parking_details: '' }, {}, { kept: ['is_parking_available'] }],
  [
    'different fields',
    { duration: 8 },
    { video_type: 'event' },
    { kept: ['duration'], taken: ['video_type'] },
  ],
  [
    'I moved the shoot, they the arrival',
    { date: '15-08-2030 10:00' },
    { arrival_and_setup_date: '14-08-2030 08:00' },
    { conflicts: ['date'] },
  ],
  ['no is an answer', { is_terms_accepted: false }, {}, { kept: ['is_terms_accepted'] }],
  [
    'an address by hand and a detail of the suggestion',
    { is_address_manual: true, address: { ...place, timezone: 'Australia/Sydney' } },
    { address: { ...base.address, additional_details: 'Level 3' } },
    { conflicts: ['address'] },
  ],
  [
    'parts that the server adds to a manual address are not a change',
    { is_address_manual: true, address: place },
    {
      is_address_manual: true,
      address: { ...place, country: 'Australia', formatted_address: 'Sydney NSW 2000' },
    },
    {},
  ],
  [
    'the same person, entered twice',
    { project_owner_type: 'other', project_owner: edda },
    { project_owner_type: 'other', project_owner: { ...edda, company: '' } },
    {},
  ],
  [
    'I entered another owner, they their phone',
    { project_owner_type: 'other', project_owner: edda },
    { booking_owner_phone_number: '+61 499' },
    { conflicts: ['project_owner_type'] },
  ],
  ['a hidden owner is not a change', { project_owner: edda }, {}, {}],
  ['a person without values is empty', { point_of_contact: { full_name: ' ' } }, {}, {}],
  ['a hidden details field is not a change', { video_type_details: 'Hybrid' }, {}, {}],
  [
    'the phone of an owner who is also the contact is not a change',
    { point_of_contact_type: 'project_owner', booking_poc_phone_number: '+1' },
    { point_of_contact_type: 'project_owner', booking_poc_phone_number: '+2' },
    {},
  ],
  ['the currency without a budget is not a change', { maximum_budget_currency: 'USD' }, {}, {}],
  [
    'a budget in two currencies',
    { maximum_budget: 90_000, maximum_budget_currency: 'USD' },
    { maximum_budget: 90_000 },
    { conflicts: ['maximum_budget'] },
  ],
  ['the zone of the browser is not a change', { submittedTimezone: 'Asia/Singapore' }, {}, {}],
])('%s', (_case, mine, theirs, expected) => {
  const versions = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } };
  expect(compareBriefs(versions)).toEqual({ ...none, ...expected });
});

test('takes over answers whole and keeps the rest of mine', () => {
  const mine = { ...base, title: 'Mine', duration: 8, submittedTimezone: 'Asia/Singapore' };
  const theirs = {
    ...base,
    title: 'Theirs',
    project_owner_type: 'other',
    project_owner: edda,
    booking_owner_phone_number: '+61 499',
  };
  expect(mergedBrief(mine, theirs, ['project_owner_type'])).toEqual({
    ...theirs,
    title: 'Mine',
    duration: 8,
    submittedTimezone: 'Asia/Singapore',
  });
});

test('assigns every field of the form to one question', () => {
  const parts = fields.flatMap(fieldsOf);
  expect([...parts].sort()).toEqual(Object.keys(base).sort());
});
