import { type Booking, roles } from '@shootline/shared-api';
import {
  buildVideographer,
  buildReferenceData,
  buildUser,
  mockApi,
  mockServer,
  pageOf,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages } from '@shootline/shared-ui/testing';
import { routes } from '../routes.tsx';
import { mockCall, toasts } from '../actions/testing/mock-call.ts';
import { openAction } from '../actions/testing/open-action.ts';

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/feedback', () => []),
  mockApi.get('/user/camera-operators', () => pageOf([])),
);

beforeAll(() => loadPages(routes));

test.each(['new', 'requested', 'assigned'] as const)(
  'a booking put on hold while it is %s offers no Undo',
  async (state) => {
    const { user, dialog, booking } = await openAction(server, 'Put On Hold', {
      state,
      permissions: permissions('make_on_hold'),
    });
    mockCall(server, 'make-on-hold', () => ({
      ...booking,
      permissions: permissions('make_active'),
    }));
    await user.click(dialog.getByRole('button', { name: 'Put On Hold' }));
    expect(await toasts().findByText('Booking put on hold.')).toBeVisible();
    expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  },
);

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
  opens: null,
  decline_reason: '',
  permissions: { make_busy: false, make_available: false, list_availabilities: false },
});

const automatic = (state: 'awaiting_availabilities' | 'completed') => ({
  auto_assign: { state, state_display: state },
});

test.each<[string, Partial<Booking>]>([
  ['an offer is queued', { booking_availabilities: [offerTo(zoe, 'awaiting_send')] }],
  ['an offer is accepted', { booking_availabilities: [offerTo(zoe, 'available')] }],
  ['automatic assignment runs', automatic('awaiting_availabilities')],
])('a booking put on hold while %s offers no Undo', async (_, changes) => {
  const { user, dialog, booking } = await openAction(server, 'Put On Hold', {
    state: 'active',
    permissions: permissions('make_on_hold'),
    ...changes,
  });
  mockCall(server, 'make-on-hold', () => ({
    ...booking,
    permissions: permissions('make_active'),
  }));
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
])('an assignment cancelled after %s offers no Undo', async (_, changes) => {
  const { camera_operator } = offerTo(zoe, 'available');
  const { user, dialog, booking } = await openAction(server, 'Cancel Assignment', {
    state: 'assigned',
    camera_operator: { ...camera_operator, phone: '', company: '' },
    assigned_camera_operators: [camera_operator],
    permissions: permissions('unassign_camop'),
    ...changes,
  });
  mockCall(server, 'unassign-camera-operator', () => ({
    ...booking,
    permissions: permissions('assign_camop'),
  }));
  await user.click(dialog.getByRole('button', { name: 'Unassign' }));
  expect(await toasts().findByText('Videographer unassigned.')).toBeVisible();
  expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

async function assignZoe(offers: Offer[]) {
  server.use(mockApi.get('/user/camera-operators', () => pageOf([buildVideographer(zoe)])));
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
  mockCall(server, 'assign-camera-operator', () => changed);
  await user.click(dialog.getByRole('radio', { name: 'No' }));
  await user.click(await dialog.findByRole('combobox', { name: /^Videographer/ }));
  await user.click(await dialog.findByRole('option', { name: /Marsh/ }));
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await toasts().findByText('Videographer assigned.')).toBeVisible();
  return { user, changed };
}

const ivo = { uuid: '00000000-0000-4000-8000-00000000aa02', full_name: 'Ivo Lund' };

test('an assignment can be undone if no offer was out', async () => {
  const { user, changed } = await assignZoe([offerTo(zoe, 'cancelled'), offerTo(ivo, 'busy')]);
  const undone = mockCall(server, 'unassign-camera-operator', () => changed);
  await user.click(await toasts().findByRole('button', { name: 'Undo' }));
  expect(await toasts().findByText('Assign Videographer undone.')).toBeVisible();
  expect(undone).toHaveLength(1);
});

test.each([
  ['an offer to somebody else is open', [offerTo(ivo, 'unknown')]],
  ['somebody else had accepted', [offerTo(ivo, 'available')]],
  ['they had accepted', [offerTo(zoe, 'available')]],
  ['they had declined', [offerTo(zoe, 'busy')]],
])('an assignment where %s offers no Undo', async (_, offers) => {
  await assignZoe(offers);
  expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
