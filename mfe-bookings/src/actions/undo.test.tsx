import { type Booking, roles } from '@shootline/shared-api';
import {
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  pageOf,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
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

test('an assignment is undone where nobody was asked or assigned before', async () => {
  const zoe = { uuid: '00000000-0000-4000-8000-00000000aa01', full_name: 'Zoë Marsh' };
  const offer = { state: 'available' as const, state_display: 'Available', sent: null };
  const noRights = { make_busy: false, make_available: false, list_availabilities: false };
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
      booking_availabilities: [
        {
          ...offer,
          uuid: zoe.uuid,
          exclusive_until: null,
          camera_operator: { ...zoe, email: 'z@x.test' },
          permissions: noRights,
        },
      ],
    },
    buildUser(roles.editor),
  );
  const changed = { ...booking, permissions: permissions('unassign_camop') };
  answering('assign-camera-operator', () => changed);
  const undone = answering('unassign-camera-operator', () => changed);
  await user.click(await dialog.findByRole('combobox', { name: /^Videographer/ }));
  await user.click(await dialog.findByRole('option', { name: /Marsh/ }));
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  await user.click(await toasts().findByRole('button', { name: 'Undo' }));
  expect(await toasts().findByText('Assign Videographer undone.')).toBeVisible();
  expect(undone).toHaveLength(1);
});
