import type { Booking } from '@shootline/shared-api';
import { errorResponse, mockApi, permissions } from '@shootline/shared-api/testing';
import { completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { loadPages } from '@shootline/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { bookingWith } from './testing/booking-with.ts';
import { briefField } from './testing/brief-field.ts';
import { enter, press } from './testing/enter.ts';
import { formServer } from './testing/form-server.ts';
import { neverPause } from './testing/never-pause.ts';
import { openBooking } from './testing/open-form.ts';
import { mockSaves } from './testing/mock-saves.ts';

const server = formServer();
neverPause();
beforeAll(() => loadPages(routes));

const inYears = {
  client: '1',
  date: '12-03-2030 10:00',
  arrival_and_setup_date: '12-03-2030 09:15',
};
const draftWith = (title = 'Town hall') => bookingWith(completeBrief({ ...inYears, title }));

test('a draft can be saved repeatedly and stays open', async () => {
  const draft = draftWith();
  const sent = mockSaves(server, draft);
  const { user, location } = await openBooking(server, draft);
  for (const title of ['Town hall 1', 'Town hall 2', 'Town hall 3']) {
    await enter(user, 'Title', title);
    await press(user, 'Save Draft');
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ changes: { title } }));
    await screen.findByRole('button', { name: 'Save Draft' });
  }
  expect(sent.map(({ version }) => version)).toEqual(['"1"', '"2"', '"3"']);
  expect(screen.getAllByText('Draft Saved.')[0]).toBeVisible();
  expect(location()).toBe(`/booking/${draft.uuid}/update`);
});

test('a draft is saved, then submitted, on the same page', async () => {
  const draft = draftWith();
  const calls = mockSaves(server, draft);
  const submitted: (string | null)[] = [];
  server.use(
    mockApi.put('/booking/{id}/submit-draft', ({ request }) => {
      expect(calls).toHaveLength(1);
      submitted.push(request.headers.get('Idempotency-Key'));
      return {
        ...draft,
        title: 'All hands',
        state: 'new' as const,
        state_display: 'New',
        version: 3,
        permissions: permissions('update'),
      };
    }),
  );
  const { user, location } = await openBooking(server, draft);
  await enter(user, 'Title', 'All hands');
  await press(user, 'Submit Draft');
  const dialog = await screen.findByRole('dialog', { name: 'New Booking Submitted' });
  expect(dialog).toHaveTextContent('"All hands" on Tue, 12 Mar 2030, 10:00 AM (AEDT)');
  expect(screen.getByText('A new Booking is created from the draft.')).toBeVisible();
  expect(screen.queryByText('Draft Saved.')).not.toBeInTheDocument();
  expect(submitted).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect(location()).toBe(`/booking/${draft.uuid}/update`);
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(screen.getByRole('button', { name: 'Update Booking' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit Draft' })).not.toBeInTheDocument();
});

test('a draft that was saved but not submitted stays a draft, and the form says why', async () => {
  const draft = draftWith();
  const sent = mockSaves(server, draft);
  let answer = () =>
    errorResponse('ValidationError', '', [
      { field: 'title', message: 'There is a booking of this name.', errors: [] },
    ]);
  server.use(mockApi.put('/booking/{id}/submit-draft', () => answer()));
  const { user } = await openBooking(server, draft);
  await enter(user, 'Covid 19', 'Masks');
  await press(user, 'Submit Draft');
  await waitFor(() =>
    expect(briefField('title')).toHaveAccessibleDescription('There is a booking of this name.'),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(briefField('covid_19')).toHaveValue('Masks');

  answer = () => errorResponse('InternalError');
  await enter(user, 'Title', 'Town hall 2');
  await press(user, 'Submit Draft');
  expect(await screen.findByText(/^Sorry, something went wrong\./)).toBeVisible();
  await press(user, 'Save Draft');
  expect(await screen.findByText('There are no changes to save.')).toBeVisible();
  expect(sent).toEqual([
    { version: '"1"', changes: { covid_19: 'Masks' } },
    { version: '"2"', changes: { title: 'Town hall 2' } },
  ]);
});

test('a user who may not submit a draft can still save it', async () => {
  await openBooking(server, { ...draftWith(), permissions: permissions('update') });
  expect(screen.getByRole('button', { name: 'Save Draft' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit Draft' })).not.toBeInTheDocument();
});

test('a draft that was submitted by mistake is a draft again', async () => {
  const draft = draftWith();
  let booking: Booking = draft;
  const undone: unknown[] = [];
  const { user } = await openBooking(server, draft);
  server.use(
    mockApi.get('/booking/{id}', () => booking),
    mockApi.put('/booking/{id}/submit-draft', ({ request }) => {
      expect(request.headers.get('Undoable-For')).toBe('13');
      booking = { ...draft, state: 'new', version: 2, permissions: permissions('update') };
      return booking;
    }),
    mockApi.post('/booking/undo', async ({ request }) => {
      undone.push(await request.json());
      booking = { ...draft, version: 3 };
      return { results: [{ booking: draft.uuid, result: null, error: null }] };
    }),
  );
  await press(user, 'Submit Draft');
  await screen.findByRole('dialog', { name: 'New Booking Submitted' });
  await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  expect(await screen.findByText('Submit Draft undone.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Submit Draft' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(undone).toEqual([{ bookings: [{ uuid: draft.uuid, version: 2 }] }]);
});
