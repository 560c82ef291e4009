import { withCopiedPhones } from './copied-phones.ts';

const owner = { full_name: 'Ana Ng', phone: '+61 2' };

test("a contact who is the owner gets the owner's phone instead of a typed one", () => {
  const brief = {
    booking_owner_phone_number: '+61 1',
    booking_poc_phone_number: '+61 9',
    point_of_contact_type: 'project_owner',
  };
  expect(withCopiedPhones(brief).booking_poc_phone_number).toBe('+61 1');
  expect(
    withCopiedPhones({ ...brief, project_owner_type: 'other', project_owner: owner })
      .booking_poc_phone_number,
  ).toBe('+61 2');
});

test('any other contact keeps their phone', () => {
  const brief = { booking_owner_phone_number: '+61 1', booking_poc_phone_number: '+61 9' };
  for (const point_of_contact_type of ['submitter', 'other', null]) {
    expect(withCopiedPhones({ ...brief, point_of_contact_type })).toMatchObject(brief);
  }
});

test("another owner's phone is copied when the owner phone is missing", () => {
  const brief = { project_owner_type: 'other', project_owner: owner };
  expect(withCopiedPhones(brief).booking_owner_phone_number).toBe('+61 2');
  expect(
    withCopiedPhones({ ...brief, booking_owner_phone_number: '+61 1' }).booking_owner_phone_number,
  ).toBe('+61 1');
});
