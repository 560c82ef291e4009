import { type Booking, roles } from '@shootline/shared-api';
import {
  buildBooking,
  buildUser,
  errorResponse,
  mockApi,
  permissions,
  sydneyAddress,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { briefField, section } from './testing/brief-field.ts';
import { enter, press } from './testing/enter.ts';
import { formServer } from './testing/form-server.ts';
import { neverPause } from './testing/never-pause.ts';
import { openBooking } from './testing/open-form.ts';
import { mockSaves } from './testing/mock-saves.ts';

const server = formServer();
neverPause();
beforeAll(() => loadPages(routes));

/** A booking that awaits approval and may be changed by the user. */
const submitted = (changes: Partial<Booking> = {}) =>
  buildBooking({
    state: 'new',
    state_display: 'New',
    permissions: permissions('update'),
    ...changes,
  });

test('saves only the changed fields', async () => {
  const booking = submitted({ version: 7 });
  const sent = mockSaves(server, booking);
  const { user } = await openBooking(server, booking);
  await enter(user, 'Title', 'Founder portrait');
  await press(user, 'Update Booking');
  expect(await screen.findByText('Booking updated.')).toBeVisible();
  await enter(user, 'Covid 19', 'Masks');
  await press(user, 'Update Booking');
  await waitFor(() =>
    expect(sent).toEqual([
      { version: '"7"', changes: { title: 'Founder portrait' } },
      { version: '"8"', changes: { covid_19: 'Masks' } },
    ]),
  );
});

test('sends nothing without changes, and says so', async () => {
  const booking = submitted();
  const sent = mockSaves(server, booking);
  const { user } = await openBooking(server, booking);
  await press(user, 'Update Booking');
  expect(await screen.findByText('There are no changes to save.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('keeps input typed during a save for the next one', async () => {
  const booking = submitted();
  let finish = () => {};
  const sent = mockSaves(server, booking, () => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = await openBooking(server, booking);
  await enter(user, 'Title', 'Founder portrait');
  await press(user, 'Update Booking');
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
  await enter(user, 'Covid 19', 'Masks');
  await waitFor(() => expect(sent).toHaveLength(1));
  finish();
  expect(await screen.findByText('Booking updated.')).toBeVisible();
  expect(briefField('covid_19')).toHaveValue('Masks');
  await press(user, 'Update Booking');
  await waitFor(() => expect(sent[1]).toEqual({ version: '"2"', changes: { covid_19: 'Masks' } }));
  finish();
  expect(briefField('title')).toHaveValue('Founder portrait');
});

test('a double click saves once', async () => {
  const booking = submitted();
  const sent = mockSaves(server, booking);
  const { user } = await openBooking(server, booking);
  await enter(user, 'Title', 'Founder portrait');
  await user.dblClick(screen.getByRole('button', { name: 'Update Booking' }));
  expect(await screen.findByText('Booking updated.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('shows a server error at its field and opens the section', async () => {
  server.use(
    mockApi.put('/booking/{id}', () =>
      errorResponse('ValidationError', '', [
        {
          field: 'invoice_to_user',
          message: '',
          errors: [{ field: 'email', message: 'Nobody reads mails there.', errors: [] }],
        },
      ]),
    ),
  );
  const { user } = await openBooking(server, submitted());
  await enter(user, 'Title', 'Founder portrait');
  await user.click(section('Invoice').getByRole('button', { name: 'Invoice' }));
  await press(user, 'Update Booking');
  await waitFor(() => expect(briefField('invoice_to_user.email')).toHaveFocus());
  expect(briefField('invoice_to_user.email')).toHaveAccessibleDescription(
    'Nobody reads mails there.',
  );
  expect(briefField('title')).toHaveValue('Founder portrait');
});

test('saves a corrected part of a manual address', async () => {
  const booking = submitted({ address: { ...sydneyAddress, is_manual: true } });
  const sent = mockSaves(server, booking);
  const { user } = await openBooking(server, booking);
  await enter(user, 'Suburb or town', 'Parramatta');
  await press(user, 'Update Booking');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.changes).toEqual({
    address: { ...sydneyAddress, is_manual: true, locality: 'Parramatta' },
  });
});

test('says until when a client may change what, and locks the rest', async () => {
  const change_deadlines = {
    place: '2020-03-02T22:00:00.000Z',
    content: '2030-03-02T22:00:00.000Z',
    cancellation: null,
  };
  const booking = submitted({ change_deadlines });
  const { unmount } = await openBooking(server, booking);
  expect(
    screen.getByText('Time and place could be changed until Tue, 3 Mar 2020, 9:00 AM (AEDT).'),
  ).toBeVisible();
  expect(
    screen.getByText('Title and content can be changed until Sun, 3 Mar 2030, 9:00 AM (AEDT).'),
  ).toBeVisible();
  expect(screen.getByText(/please ask the team in a comment/)).toBeVisible();
  expect(screen.queryByText(/cancelled until/)).not.toBeInTheDocument();
  for (const name of ['date', 'duration', 'address', 'parking_details']) {
    expect(briefField(name)).toBeDisabled();
    expect(briefField(name)).toHaveAccessibleDescription(/Locked: its deadline has passed\.$/);
  }
  expect(screen.getByRole('textbox', { name: 'Shoot time' })).toHaveAccessibleDescription(/Locked/);
  for (const name of ['title', 'covid_19']) expect(briefField(name)).toBeEnabled();
  unmount();
  await openBooking(server, submitted({ change_deadlines: null }));
  expect(briefField('date')).toBeEnabled();
});

test('keeps what was typed when the deadline passes meanwhile', async () => {
  const message = 'This could be changed until Tue, 3 Mar, 9:00 AM (AEDT).';
  server.use(
    mockApi.put('/booking/{id}', () =>
      errorResponse('ValidationError', '', [{ field: 'title', message, errors: [] }]),
    ),
  );
  const { user } = await openBooking(server, submitted());
  await enter(user, 'Title', 'Founder portrait');
  await press(user, 'Update Booking');
  await waitFor(() =>
    expect(briefField('title')).toHaveAccessibleDescription(expect.stringContaining(message)),
  );
  expect(briefField('title')).toHaveValue('Founder portrait');
});

test('once the shoot has begun, a client can change all but its date, place and length', async () => {
  const begun = { state: 'active' as const, date: '2020-08-14T00:00:00.000Z' };
  const { unmount } = await openBooking(server, submitted(begun));
  expect(screen.getByText(/^The shoot has begun/)).toBeVisible();
  for (const field of ['date', 'duration'] as const) expect(briefField(field)).toBeDisabled();
  expect(briefField('duration')).toHaveAccessibleDescription('Locked: the shoot has begun.');
  expect(briefField('video_type')).toBeEnabled();
  unmount();

  await openBooking(server, submitted(begun), roles.reviewer);
  expect(briefField('date')).toBeEnabled();
});

test('once a videographer is assigned, a client can only change texts and contacts', async () => {
  const { unmount } = await openBooking(server, submitted({ state: 'assigned' }));
  expect(briefField('title')).toBeEnabled();
  expect(briefField('booking_poc_phone_number')).toBeEnabled();
  expect(briefField('date')).toBeDisabled();
  expect(briefField('duration')).toBeDisabled();
  expect(briefField('address')).toBeDisabled();
  expect(briefField('address')).toHaveAccessibleDescription('Locked: a videographer is assigned.');
  unmount();
  await openBooking(server, submitted({ state: 'assigned' }), roles.admin);
  expect(briefField('date')).toBeEnabled();
});

test('keeps a past date as long as nobody changes it', async () => {
  const booking = submitted({
    date: '2020-08-14T00:00:00.000Z',
    arrival_and_setup_date: '2020-08-13T23:15:00.000Z',
  });
  const sent = mockSaves(server, booking);
  const { user } = await openBooking(server, booking, roles.reviewer);
  await enter(user, 'Title', 'Founder portrait');
  await press(user, 'Update Booking');
  await waitFor(() => expect(sent).toHaveLength(1));
  await screen.findByText('Booking updated.');
  await enter(user, 'Date', '15-08-2020');
  await press(user, 'Update Booking');
  await waitFor(() =>
    expect(briefField('date')).toHaveAccessibleDescription('Choose a date later than tomorrow.'),
  );
  expect(sent).toHaveLength(1);
});

const longText = 'A very long sentence without an end. '.repeat(130).trim();

test('shows very long content in full', async () => {
  await openBooking(
    server,
    submitted({ title: 'x'.repeat(200), additional_details: longText, covid_19: longText }),
  );
  expect(briefField('title')).toHaveValue('x'.repeat(200));
  expect(briefField('additional_details')).toHaveValue(longText);
  expect(screen.getAllByText('x'.repeat(200))[0]).toBeVisible();
});

test.each([
  [
    'a videographer',
    roles.camera_operator,
    'Sorry, you do not have permission to access this page.',
  ],
  ['a client', roles.client_user, 'This booking is Complete and can no longer be changed.'],
])('tells %s why they may not change a booking', async (_who, role, text) => {
  const booking = buildBooking({ state: 'job_complete', state_display: 'Complete' });
  server.use(mockApi.get('/booking/{id}', () => booking));
  renderRoute(routes, `/booking/${booking.uuid}/update`, { user: buildUser(role) });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test.each(['half-an-id', buildBooking().uuid])('shows Not Found for the booking %s', async (id) => {
  server.use(mockApi.get('/booking/{id}', () => errorResponse('NotFound')));
  renderRoute(routes, `/booking/${id}/update`, { user: buildUser() });
  expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('can retry a booking that could not be loaded', async () => {
  const booking = submitted();
  server.use(mockApi.get('/booking/{id}', () => errorResponse('InternalError')));
  const { user } = renderRoute(routes, `/booking/${booking.uuid}/update`, { user: buildUser() });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText(/^Sorry, something went wrong\./)).toBeVisible();
  server.use(mockApi.get('/booking/{id}', () => booking));
  await user.click(retry);
  expect(await screen.findByRole('form', { name: 'Update Booking' })).toBeVisible();
});
