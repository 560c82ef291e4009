import { type Booking, roles } from '@shootline/shared-api';
import {
  buildBooking,
  errorResponse,
  mockApi,
  permissions,
  sydneyAddress,
} from '@shootline/shared-api/testing';
import { completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { loadPages } from '@shootline/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { bookingQueries } from '../bookings/booking.queries.ts';
import { routes } from '../routes.tsx';
import { bookingWith } from './testing/booking-with.ts';
import { briefField, section } from './testing/brief-field.ts';
import { enter, press } from './testing/enter.ts';
import { buildClient, formServer } from './testing/form-server.ts';
import { neverPause } from './testing/never-pause.ts';
import { openBooking } from './testing/open-form.ts';

const server = formServer();
neverPause();
beforeAll(() => loadPages(routes));

const opened = buildBooking({ state: 'new', version: 3, permissions: permissions('update') });
const theirs: Booking = {
  ...opened,
  title: 'Founder portrait',
  covid_19: 'Masks',
  version: 4,
};
const offer = 'Somebody else has changed this booking since you opened it.';

type Opened = Awaited<ReturnType<typeof openBooking>>;

/** Delivers another user's change, as the portal's events do. */
const arrive = ({ queryClient }: Opened, booking: Booking) =>
  act(() => void queryClient.setQueryData(bookingQueries.detail(booking.uuid).queryKey, booking));

/** Serves `theirs`, and refuses changes based on an older version. */
function conflict() {
  const sent: { version: string | null; changes: object }[] = [];
  server.use(
    mockApi.put('/booking/{id}', async ({ request }) => {
      const changes = (await request.json()) as object;
      const version = request.headers.get('If-Match');
      sent.push({ version, changes });
      if (version === '"4"') return { ...theirs, ...changes, version: 5 };
      return errorResponse('Conflict', 'This booking was changed meanwhile.', [
        { field: 'title', message: 'Changed by Edda Roth.', errors: [] },
        { field: 'covid_19', message: 'Changed by Edda Roth.', errors: [] },
      ]);
    }),
  );
  return sent;
}

const dialog = () => screen.findByRole('dialog', { name: 'Changed in the Meantime' });

test('the second user to save compares, and saves the merged brief', async () => {
  const form = await openBooking(server, opened);
  const { user } = form;
  const sent = conflict();
  await enter(user, 'Title', 'Founder at work');
  await enter(user, 'Additional requests', 'Bring a ladder');
  server.use(mockApi.get('/booking/{id}', () => theirs));
  await press(user, 'Update Booking');

  expect(await dialog()).toHaveTextContent('This booking was changed by Edda Roth');
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Title' })).getByRole('radio', {
      name: /^Yours/,
    }),
  );
  await press(user, 'Continue with These');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(briefField('title')).toHaveValue('Founder at work');
  expect(briefField('covid_19')).toHaveValue('Masks');
  expect(briefField('additional_details')).toHaveValue('Bring a ladder');

  await press(user, 'Update Booking');
  expect(await screen.findByText('Booking updated.')).toBeVisible();
  expect(sent.at(-1)).toEqual({
    version: '"4"',
    changes: { title: 'Founder at work', additional_details: 'Bring a ladder' },
  });
});

test('closing the comparison keeps the input', async () => {
  const { user } = await openBooking(server, opened);
  conflict();
  await enter(user, 'Title', 'Founder at work');
  server.use(mockApi.get('/booking/{id}', () => theirs));
  await press(user, 'Update Booking');
  await dialog();
  await press(user, 'Back to the Form');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(briefField('title')).toHaveValue('Founder at work');
});

test("a form without changes follows another user's change", async () => {
  const form = await openBooking(server, opened);
  arrive(form, theirs);
  await waitFor(() => expect(briefField('title')).toHaveValue('Founder portrait'));
  expect(briefField('covid_19')).toHaveValue('Masks');
  expect(screen.queryByText(offer)).not.toBeInTheDocument();
  await press(form.user, 'Update Booking');
  expect(await screen.findByText('There are no changes to save.')).toBeVisible();
});

test('an answer to an offer does not interrupt typing', async () => {
  const form = await openBooking(server, opened);
  await enter(form.user, 'Title', 'Founder at work');
  arrive(form, { ...opened, version: 4, has_pending_availabilities: true });
  await waitFor(() => expect(briefField('title')).toHaveValue('Founder at work'));
  expect(screen.queryByText(offer)).not.toBeInTheDocument();
  arrive(form, { ...theirs, version: 5 });
  expect(await screen.findByText(offer)).toBeVisible();
});

test('every kind of field follows', async () => {
  const before = bookingWith(
    completeBrief({ client: '1', date: '12-03-2030 10:00', maximum_budget: 100 }),
    { permissions: permissions('update') },
  );
  const after = bookingWith(
    completeBrief({
      client: '2',
      date: '13-03-2030 14:30',
      arrival_and_setup_date: '13-03-2030 13:00',
      duration: 5,
      maximum_budget: 150_050,
      address: { ...completeBrief().address, country_code: 'US', timezone: 'America/New_York' },
      is_parking_available: true,
      video_type: 'event',
      point_of_contact_type: 'submitter',
      booking_poc_phone_number: '+61 444',
    }),
    { uuid: before.uuid, version: 2, permissions: permissions('update') },
  );
  server.use(
    mockApi.get('/client', () => [
      buildClient('1', 'Harbour Foods', 8),
      buildClient('2', 'Kestrel Bank', 8),
    ]),
  );
  const form = await openBooking(server, before, roles.admin);
  arrive(form, after);
  await waitFor(() => expect(briefField('date')).toHaveValue('13-03-2030'));
  expect(screen.getByRole('textbox', { name: 'Shoot time' })).toHaveValue('2:30 pm');
  expect(briefField('arrival_and_setup_date')).toHaveValue('1:00 pm');
  expect(briefField('duration')).toHaveValue('5');
  expect(briefField('maximum_budget')).toHaveValue('1,500.50');
  expect(briefField('video_type')).toHaveValue('event');
  expect(briefField('booking_poc_phone_number')).toHaveValue('+61 444');
  expect(section('Point of Contact').getByRole('radio', { name: 'Submitter' })).toBeChecked();
  expect(
    within(briefField('is_parking_available')).getByRole('radio', { name: 'Yes' }),
  ).toBeChecked();
  await waitFor(() => expect(briefField('client')).toHaveValue('Kestrel Bank'));
  expect(briefField('address.country_code')).toHaveValue('United States (US)');
  expect(briefField('address.timezone')).toHaveValue('EST (UTC-05:00) New York');
});

test('a chosen address follows, too', async () => {
  const before = { ...opened, address: sydneyAddress };
  const form = await openBooking(server, before);
  const address = { ...sydneyAddress, formatted_address: '1 York Street, Sydney NSW 2000' };
  arrive(form, { ...before, version: 4, address });
  await waitFor(() => expect(briefField('address')).toHaveValue('1 York Street, Sydney NSW 2000'));
});

test('a form with changes keeps them, and offers to compare', async () => {
  const form = await openBooking(server, opened);
  await enter(form.user, 'Additional requests', 'Bring a ladder');
  arrive(form, theirs);
  expect(await screen.findByText(offer)).toBeVisible();
  expect(briefField('title')).toHaveValue(opened.title);
  await press(form.user, 'Compare');
  expect(await dialog()).toHaveTextContent('No field was changed by both of you.');
  await press(form.user, 'Continue with These');
  await waitFor(() => expect(briefField('title')).toHaveValue('Founder portrait'));
  expect(briefField('additional_details')).toHaveValue('Bring a ladder');
  expect(screen.queryByText(offer)).not.toBeInTheDocument();
});

test('a booking that becomes read-only keeps the typed input', async () => {
  const form = await openBooking(server, opened);
  await enter(form.user, 'Title', 'Founder at work');
  arrive(form, {
    ...theirs,
    state: 'cancelled',
    state_display: 'Cancelled',
    permissions: permissions(),
  });
  expect(
    await screen.findByText(/^This booking is now Cancelled and can no longer be changed\./),
  ).toBeVisible();
  expect(briefField('title')).toHaveValue('Founder at work');
});

test("a refusal without a newer version shows the server's message", async () => {
  const { user } = await openBooking(server, opened);
  server.use(
    mockApi.put('/booking/{id}', () =>
      errorResponse('Conflict', 'An invoice is approved, so nothing can be changed.'),
    ),
  );
  await enter(user, 'Title', 'Founder at work');
  await press(user, 'Update Booking');
  expect(
    await screen.findByText('An invoice is approved, so nothing can be changed.'),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
