import { type Role, roles } from '@shootline/shared-api';
import { completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { loadPages } from '@shootline/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { bookingQueries } from '../bookings/booking.queries.ts';
import { routes } from '../routes.tsx';
import { bookingWith } from './testing/booking-with.ts';
import { briefField, queryBriefField, section } from './testing/brief-field.ts';
import { answer, enter, press, select } from './testing/enter.ts';
import { formServer } from './testing/form-server.ts';
import { neverPause } from './testing/never-pause.ts';
import { openBooking, openNewBrief } from './testing/open-form.ts';

const server = formServer();
neverPause();
beforeAll(() => loadPages(routes));

const ownerPhone = () => briefField('booking_owner_phone_number');
const contactPhone = () => briefField('booking_poc_phone_number');

test('an owner who is the contact has one phone, locked at the contact', async () => {
  const { user } = await openNewBrief();
  await answer(user, 'Point of Contact', 'Project Owner');
  expect(contactPhone()).toHaveValue('+61 400 111 222');
  expect(contactPhone()).toHaveAttribute('readonly');
  await enter(user, 'Project Owner phone', '+61 499 000 111');
  expect(contactPhone()).toHaveValue('+61 499 000 111');

  await answer(user, 'Point of Contact', 'Submitter');
  expect(contactPhone()).toHaveValue('+61 400 111 222');
  expect(contactPhone()).not.toHaveAttribute('readonly');
  await enter(user, 'Point of Contact phone', '+1 (555) 010-0199 ext. 12');
  expect(contactPhone()).toHaveValue('+1 555 010 0199 ext. 12');
  await enter(user, 'Project Owner phone', '+61 477');
  expect(contactPhone()).toHaveValue('+1 555 010 0199 ext. 12');
});

test('two numbers in one phone field are refused beside it, and kept', async () => {
  const { user } = await openNewBrief(roles.client_user);
  await answer(user, 'Point of Contact', 'Submitter');
  await enter(user, 'Point of Contact phone', '02 9555 0100 / 0412 345 678');
  await press(user, 'Submit Brief');
  await waitFor(() =>
    expect(contactPhone()).toHaveAccessibleDescription('Enter one phone number only.'),
  );
  expect(contactPhone()).toHaveValue('02 9555 0100 / 0412 345 678');
});

test("a new owner's phone is copied to the contact", async () => {
  const { user } = await openNewBrief();
  await answer(user, 'Point of Contact', 'Project Owner');
  await answer(user, 'Project Owner', 'Other');
  await enter(user, 'Phone', '+61 466', section('Project Owner'));
  expect(contactPhone()).toHaveValue('+61 466');
  await answer(user, 'Project Owner', 'Submitter');
  expect(ownerPhone()).toHaveValue('+61 400 111 222');
  expect(contactPhone()).toHaveValue('+61 400 111 222');
});

test('a copied phone clears the error for a missing or wrong one', async () => {
  const { user } = await openNewBrief(roles.client_user, { phone: '' });
  await press(user, 'Submit Brief');
  await waitFor(() => expect(ownerPhone()).toBeInvalid());
  await answer(user, 'Point of Contact', 'Project Owner');
  await waitFor(() => expect(contactPhone()).toBeInvalid());
  await enter(user, 'Project Owner phone', '+61 499 000 111');
  await waitFor(() => expect(contactPhone()).toBeValid());
  expect(contactPhone()).toHaveAccessibleDescription("The project owner's phone; change it there.");
});

test('copying a valid phone over a refused one clears the error', async () => {
  const { user } = await openNewBrief();
  await answer(user, 'Point of Contact', 'Submitter');
  await enter(user, 'Point of Contact phone', '1'.repeat(61));
  await waitFor(() => expect(contactPhone()).toBeInvalid());
  await answer(user, 'Point of Contact', 'Project Owner');
  await waitFor(() => expect(contactPhone()).toBeValid());
});

test("a booking's phones stay as they are when it is opened or changed by others", async () => {
  const brief = completeBrief({ booking_owner_phone_number: '+61 455' });
  const booking = bookingWith(brief);
  const { queryClient } = await openBooking(server, booking);
  expect(ownerPhone()).toHaveValue('+61 455');
  const changed = bookingWith(
    { ...brief, point_of_contact_type: 'submitter', booking_poc_phone_number: '+61 444' },
    { uuid: booking.uuid, version: 2 },
  );
  act(() => void queryClient.setQueryData(bookingQueries.detail(booking.uuid).queryKey, changed));
  await waitFor(() => expect(contactPhone()).not.toHaveAttribute('readonly'));
  expect(contactPhone()).toHaveValue('+61 444');
});

test('one click fills in the user as the invoice recipient', async () => {
  const { user } = await openNewBrief();
  await press(user, 'Use My Details');
  expect(briefField('invoice_to_user.full_name')).toHaveValue('Maya Okafor');
  expect(briefField('invoice_to_user.phone')).toHaveValue('+61 400 111 222');
  expect(briefField('invoice_to_user.email')).toHaveValue('maya.okafor@example.test');
});

interface Revealed {
  field: string;
  by: [control: typeof select, name: string, value: string, other: string];
  role?: Role;
}

const revealed: Revealed[] = [
  { field: 'video_type_details', by: [select, 'Video type', 'Other', 'Event'] },
  { field: 'interviewee_type_details', by: [select, 'Interviewees', 'Other', 'Staff'] },
  { field: 'parking_details', by: [answer, 'Is parking available?', 'Yes', 'No'] },
  { field: 'project_owner.email', by: [answer, 'Project Owner', 'Other', 'Submitter'] },
  { field: 'point_of_contact.email', by: [answer, 'Point of Contact', 'Other', 'Submitter'] },
  {
    field: 'address.postal_code',
    by: [answer, 'Enter the address manually?', 'Yes', 'No'],
  },
  {
    field: 'purchase_order',
    by: [select, 'Purchase Order type', 'Available now', 'Available later'],
  },
  {
    field: 'quote_number',
    by: [select, 'Quote Number type', 'Available now', 'Not available'],
    role: roles.admin,
  },
];

test.each(revealed.map((one) => [one.field, one] as const))(
  '%s shows only where it applies',
  async (field, { by: [choose, name, value, other], role }) => {
    const { user } = await openNewBrief(role);
    expect(queryBriefField(field)).not.toBeInTheDocument();
    await choose(user, name, value);
    expect(queryBriefField(field)).toBeVisible();
    await choose(user, name, other);
    expect(queryBriefField(field)).not.toBeInTheDocument();
  },
);

test('an admin has client, quote number and notes; a client has none of them', async () => {
  const { unmount } = await openNewBrief(roles.admin);
  expect(briefField('client')).toBeVisible();
  expect(briefField('quote_number_type')).toBeVisible();
  expect(briefField('invoice_notes')).toBeVisible();
  unmount();
  await openNewBrief();
  expect(screen.queryByRole('region', { name: 'Client' })).not.toBeInTheDocument();
  expect(queryBriefField('quote_number_type')).not.toBeInTheDocument();
  expect(queryBriefField('invoice_notes')).not.toBeInTheDocument();
});
