import { type Booking, bookingQueries, roles } from '@shootline/shared-api';
import {
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  pageOf,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages } from '@shootline/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { routes } from '../routes.tsx';
import { openAction } from './testing/open-action.ts';

const server = setupServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/feedback', () => []),
  mockApi.get('/user/camera-operators', () => pageOf([])),
);

beforeAll(() => loadPages(routes));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));

/** What a call on the booking is sent, and answers with. */
function answering(call: string, answer: () => Booking | Response) {
  const sent: unknown[] = [];
  server.use(
    http.post(`*/api/booking/:id/${call}`, async ({ request }) => {
      const text = await request.text();
      sent.push(text === '' ? undefined : JSON.parse(text));
      const result = answer();
      return result instanceof Response ? result : HttpResponse.json(result);
    }),
  );
  return sent;
}

const theo = { uuid: '00000000-0000-4000-8000-00000000aa09', full_name: 'Theo Lindqvist' };
const assigned: Partial<Booking> = {
  state: 'assigned',
  camera_operator: { ...theo, email: 'theo@example.test', phone: '', company: '' },
  assigned_camera_operators: [
    { uuid: '00000000-0000-4000-8000-00000000aa08', full_name: 'Zoë Marsh', email: 'z@x.test' },
    { ...theo, email: 'theo@example.test' },
  ],
};

const undoable = [
  {
    label: 'Put On Hold',
    flag: 'make_on_hold',
    call: 'make-on-hold',
    before: { state: 'active' },
    opposite: { flag: 'make_active', call: 'make-active', body: undefined },
  },
  {
    label: 'Make Active',
    flag: 'make_active',
    call: 'make-active',
    before: { state: 'on_hold', camera_operator_full_name: null },
    opposite: { flag: 'make_on_hold', call: 'make-on-hold', body: undefined },
  },
  {
    label: 'Cancel Assignment',
    flag: 'unassign_camop',
    call: 'unassign-camera-operator',
    before: assigned,
    opposite: {
      flag: 'assign_camop',
      call: 'assign-camera-operator',
      body: { camera_operator: theo.uuid, is_available_only: false },
    },
  },
] as const;

async function perform(of: (typeof undoable)[number], right?: 'with its right') {
  const opened = await openAction(server, of.label, {
    ...of.before,
    permissions: permissions(of.flag),
  });
  const { user, dialog, booking } = opened;
  const changed = {
    ...booking,
    version: booking.version + 1,
    permissions: right ? permissions(of.opposite.flag) : permissions('read_files'),
  };
  answering(of.call, () => changed);
  const primary = dialog.getAllByRole('button').find((button) => button.matches('[type=submit]'));
  if (!primary) throw new Error('The dialog has no primary button.');
  await user.click(primary);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { ...opened, changed };
}

describe.each(undoable)('$label', (of) => {
  test('is undone by its opposite', async () => {
    const { user, changed } = await perform(of, 'with its right');
    const sent = answering(of.opposite.call, () => changed);
    await user.click(await toasts().findByRole('button', { name: 'Undo' }));
    expect(await toasts().findByText(`${of.label} undone.`)).toBeVisible();
    expect(sent).toEqual([of.opposite.body]);
    expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('offers no Undo to those who may not do the opposite', async () => {
    await perform(of);
    await waitFor(() => expect(toasts().getByRole('status')).toBeVisible());
    expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('says why it could not be undone', async () => {
    const { user } = await perform(of, 'with its right');
    answering(of.opposite.call, () => errorResponse('Conflict', 'It is Cancelled by now.'));
    await user.click(await toasts().findByRole('button', { name: 'Undo' }));
    expect(await toasts().findByRole('alert')).toHaveTextContent('It is Cancelled by now.');
  });
});

test.each(['new', 'requested', 'assigned'] as const)(
  'a booking put on hold while %s would not be as it was, so that there is no Undo',
  async (state) => {
    const { user, dialog, booking } = await openAction(server, 'Put On Hold', {
      state,
      permissions: permissions('make_on_hold'),
    });
    answering('make-on-hold', () => ({ ...booking, permissions: permissions('make_active') }));
    await user.click(dialog.getByRole('button', { name: 'Put On Hold' }));
    expect(await toasts().findByText('Booking put on hold.')).toBeVisible();
    expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  },
);

describe('a booking that somebody has changed since', () => {
  test('is left as it is, and that is said', async () => {
    const [putOnHold] = undoable;
    const { user, changed, queryClient } = await perform(putOnHold, 'with its right');
    const sent = answering(putOnHold.opposite.call, () => changed);
    const undo = await toasts().findByRole('button', { name: 'Undo' });
    const { queryKey } = bookingQueries.detail(changed.uuid);
    act(() => void queryClient.setQueryData(queryKey, { ...changed, version: 3 }));
    await user.click(undo);
    expect(
      await toasts().findByText('This booking has changed meanwhile, so this cannot be undone.'),
    ).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('is read again where it is known to have changed', async () => {
    const [putOnHold] = undoable;
    const { user, changed, queryClient } = await perform(putOnHold, 'with its right');
    const sent = answering(putOnHold.opposite.call, () => changed);
    const undo = await toasts().findByRole('button', { name: 'Undo' });
    server.use(mockApi.get('/booking/{id}', () => ({ ...changed, version: 3 })));
    const { queryKey } = bookingQueries.detail(changed.uuid);
    await act(() => queryClient.invalidateQueries({ queryKey, refetchType: 'none' }));
    await user.click(undo);
    expect(await toasts().findByText(/^This booking has changed meanwhile/)).toBeVisible();
    expect(sent).toEqual([]);
  });
});

test('the next action on a booking takes the offer away', async () => {
  const { user, dialog, booking } = await openAction(server, 'Put On Hold', {
    state: 'active',
    permissions: permissions('make_on_hold'),
  });
  const held = { ...booking, version: 2, permissions: permissions('make_active', 'duplicate') };
  answering('make-on-hold', () => held);
  await user.click(dialog.getByRole('button', { name: 'Put On Hold' }));
  expect(await toasts().findByRole('button', { name: 'Undo' })).toBeVisible();
  answering('make-active', () => ({ ...held, version: 3, permissions: permissions('approve') }));
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.click(screen.getByRole('menuitem', { name: 'Make Active' }));
  const next = within(await screen.findByRole('dialog', { name: 'Make Booking Active' }));
  await user.click(next.getByRole('button', { name: 'Make Active' }));
  expect(await toasts().findByText('Booking made active.')).toBeVisible();
  await waitFor(() => expect(toasts().queryByText('Booking put on hold.')).not.toBeInTheDocument());
});

type Offer = Booking['booking_availabilities'][number];

const zoe = { uuid: '00000000-0000-4000-8000-00000000aa01', full_name: 'Zoë Marsh' };

const offerTo = (
  { uuid, full_name }: { uuid: string; full_name: string },
  state: Offer['state'],
): Offer => ({
  uuid,
  state,
  state_display: state,
  camera_operator: { uuid, full_name, email: `${uuid}@x.test` },
  sent: null,
  exclusive_until: null,
  permissions: { make_busy: false, make_available: false, list_availabilities: false },
});

const automatic = (state: 'awaiting_availabilities' | 'completed') => ({
  auto_assign: { state, state_display: state },
});

test.each<[string, Partial<Booking>]>([
  ['an offer is queued', { booking_availabilities: [offerTo(zoe, 'awaiting_send')] }],
  ['an offer is accepted', { booking_availabilities: [offerTo(zoe, 'available')] }],
  ['automatic assignment runs', automatic('awaiting_availabilities')],
])('a booking put on hold while %s would not be as it was', async (_, changes) => {
  const { user, dialog, booking } = await openAction(server, 'Put On Hold', {
    state: 'active',
    permissions: permissions('make_on_hold'),
    ...changes,
  });
  answering('make-on-hold', () => ({ ...booking, permissions: permissions('make_active') }));
  await user.click(dialog.getByRole('button', { name: 'Put On Hold' }));
  expect(await toasts().findByText('Booking put on hold.')).toBeVisible();
  expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test.each<[string, Partial<Booking>]>([
  [
    'a call sheet was made',
    {
      call_sheet: {
        version: 1,
        generated: '2030-08-10T01:00:00.000Z',
        generated_by: 'Edda Roth',
        file: null,
        is_outdated: false,
        is_approved: true,
        approved_by: null,
        approved: null,
      },
    },
  ],
  ['the assignment was automatic', automatic('completed')],
])('an assignment cancelled after %s would not be as it was', async (_, changes) => {
  const { user, dialog, booking } = await openAction(server, 'Cancel Assignment', {
    ...assigned,
    permissions: permissions('unassign_camop'),
    ...changes,
  });
  answering('unassign-camera-operator', () => ({
    ...booking,
    permissions: permissions('assign_camop'),
  }));
  await user.click(dialog.getByRole('button', { name: 'Unassign' }));
  expect(await toasts().findByText('Videographer unassigned.')).toBeVisible();
  expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

async function assignZoe(offers: Offer[]) {
  server.use(
    mockApi.get('/user/camera-operators', () =>
      pageOf([
        {
          ...zoe,
          initials: '',
          email: '',
          phone_formatted: '',
          locality: 'Sydney',
          state: 'NSW',
          bookings_count: 0,
          average_rating: null,
        },
      ]),
    ),
  );
  const { user, dialog, booking } = await openAction(
    server,
    'Assign Videographer',
    {
      state: 'active',
      permissions: permissions('assign_camop'),
      booking_availabilities: offers,
    },
    buildUser(roles.editor),
  );
  const changed: Booking = {
    ...booking,
    camera_operator: { ...offerTo(zoe, 'available').camera_operator, phone: '', company: '' },
    permissions: permissions('unassign_camop'),
  };
  answering('assign-camera-operator', () => changed);
  await user.click(dialog.getByRole('radio', { name: 'No' }));
  await user.click(await dialog.findByRole('combobox', { name: /^Videographer/ }));
  await user.click(await dialog.findByRole('option', { name: /Marsh/ }));
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await toasts().findByText('Videographer assigned.')).toBeVisible();
  return { user, changed };
}

const ivo = { uuid: '00000000-0000-4000-8000-00000000aa02', full_name: 'Ivo Lund' };

test('an assignment is undone where no offer was out', async () => {
  const { user, changed } = await assignZoe([offerTo(zoe, 'cancelled'), offerTo(ivo, 'busy')]);
  const undone = answering('unassign-camera-operator', () => changed);
  await user.click(await toasts().findByRole('button', { name: 'Undo' }));
  expect(await toasts().findByText('Assign Videographer undone.')).toBeVisible();
  expect(undone).toHaveLength(1);
});

test.each([
  ['an offer to somebody else is out', [offerTo(ivo, 'unknown')]],
  ['somebody else had accepted', [offerTo(ivo, 'available')]],
  ['they had accepted', [offerTo(zoe, 'available')]],
  ['they had declined', [offerTo(zoe, 'busy')]],
])('an assignment where %s is not offered to be undone', async (_, offers) => {
  await assignZoe(offers);
  expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
