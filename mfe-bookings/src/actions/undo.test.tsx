import { type Booking, type BookingFlag } from '@shootline/shared-api';
import {
  buildBookingSummary,
  buildReferenceData,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { mockCall, toasts } from './testing/mock-call.ts';
import { openAction } from './testing/open-action.ts';

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/feedback', () => []),
  mockApi.get('/booking/{id}/call-sheet-check', () => ({ unprintable_letters: [] })),
  mockApi.get('/user/camera-operators', () => pageOf([])),
);

beforeAll(() => loadPages(routes));

type Refusal = { type: 'Conflict'; message: string };

/** Answers Undo, and returns the bodies that it was sent. */
function mockUndo(error: Refusal | null = null) {
  const sent: unknown[] = [];
  server.use(
    mockApi.post('/booking/undo', async ({ request }) => {
      const body = (await request.json()) as { bookings: { uuid: string }[] };
      sent.push(body);
      return {
        results: body.bookings.map(({ uuid }) =>
          error
            ? { booking: uuid, result: null, error }
            : { booking: uuid, result: buildBookingSummary({ uuid }), error },
        ),
      };
    }),
  );
  return sent;
}

async function perform(label: string, flag: BookingFlag, call: string, before: Partial<Booking>) {
  const opened = await openAction(server, label, { ...before, permissions: permissions(flag) });
  const { user, dialog, booking } = opened;
  const changed = { ...booking, version: booking.version + 1 };
  mockCall(server, call, () => changed);
  const primary = dialog.getAllByRole('button').find((button) => button.matches('[type=submit]'));
  if (!primary) throw new Error('The dialog has no primary button.');
  await user.click(primary);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { ...opened, changed };
}

const hold = () => perform('Put On Hold', 'make_on_hold', 'make-on-hold', { state: 'active' });

test.each<[string, BookingFlag, string, Partial<Booking>]>([
  ['Approve', 'approve', 'approve', { state: 'new' }],
  ['Put On Hold', 'make_on_hold', 'make-on-hold', { state: 'assigned', open_offers: 2 }],
  ['Make Active', 'make_active', 'make-active', { state: 'on_hold' }],
  ['Cancel Assignment', 'unassign_camop', 'unassign-camera-operator', { state: 'assigned' }],
  ['Generate Call Sheet', 'generate_call_sheet', 'generate-call-sheet', { state: 'assigned' }],
  ['Complete', 'make_completed', 'make-completed', { state: 'footage_provided' }],
  ['Delete', 'make_deleted', 'make-deleted', { state: 'new' }],
])('%s can be taken back', async (label, flag, call, before) => {
  const { user, changed } = await perform(label, flag, call, before);
  const sent = mockUndo();
  await user.click(await toasts().findByRole('button', { name: 'Undo' }));
  expect(await toasts().findByText(`${label} undone.`)).toBeVisible();
  expect(sent).toEqual([{ bookings: [{ uuid: changed.uuid, version: changed.version }] }]);
  expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('the action asks the server to hold its emails for as long as Undo is shown', async () => {
  const held: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('make-on-hold')) held.push(request.headers.get('Undoable-For'));
  });
  await hold();
  expect(held).toEqual(['13']);
});

test('says why it could not be taken back', async () => {
  const { user } = await hold();
  mockUndo({
    type: 'Conflict',
    message: 'This booking has changed meanwhile, so this cannot be undone.',
  });
  await user.click(await toasts().findByRole('button', { name: 'Undo' }));
  expect(await toasts().findByText(/^This booking has changed meanwhile/)).toBeVisible();
  expect(toasts().queryByText('Put On Hold undone.')).not.toBeInTheDocument();
});

test('a failure of Undo is shown', async () => {
  const { user } = await hold();
  server.use(mockApi.post('/booking/undo', () => errorResponse('Conflict', 'It is late.')));
  await user.click(await toasts().findByRole('button', { name: 'Undo' }));
  expect(await toasts().findByRole('alert')).toHaveTextContent('It is late.');
});

test('an action that cannot be undone says so before, and offers no Undo', async () => {
  const { user, dialog, booking } = await openAction(server, 'Create Hub Project', {
    state: 'active',
    permissions: permissions('create_hub_project'),
  });
  expect(dialog.getByText('This cannot be undone.')).toBeVisible();
  mockCall(server, 'create-hub-project', () => booking);
  await user.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await toasts().findByText('The hub is asked for the project.')).toBeVisible();
  expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('the next action on a booking removes Undo', async () => {
  const { user, dialog, booking } = await openAction(server, 'Put On Hold', {
    state: 'active',
    permissions: permissions('make_on_hold'),
  });
  const held = { ...booking, version: 2, permissions: permissions('make_active', 'duplicate') };
  mockCall(server, 'make-on-hold', () => held);
  await user.click(dialog.getByRole('button', { name: 'Put On Hold' }));
  expect(await toasts().findByRole('button', { name: 'Undo' })).toBeVisible();
  mockCall(server, 'make-active', () => ({
    ...held,
    version: 3,
    permissions: permissions('approve'),
  }));
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.click(screen.getByRole('menuitem', { name: 'Make Active' }));
  const next = within(await screen.findByRole('dialog', { name: 'Make Booking Active' }));
  await user.click(next.getByRole('button', { name: 'Make Active' }));
  expect(await toasts().findByText('Booking made active.')).toBeVisible();
  await waitFor(() => expect(toasts().queryByText('Booking put on hold.')).not.toBeInTheDocument());
});
