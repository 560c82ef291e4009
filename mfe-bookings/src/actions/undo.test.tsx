import { type Booking } from '@shootline/shared-api';
import {
  buildReferenceData,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages } from '@shootline/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { bookingQueries } from '../bookings/booking.queries.ts';
import { routes } from '../routes.tsx';
import { mockCall, toasts } from './testing/mock-call.ts';
import { openAction } from './testing/open-action.ts';

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/feedback', () => []),
  mockApi.get('/user/camera-operators', () => pageOf([])),
);

beforeAll(() => loadPages(routes));

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
  mockCall(server, of.call, () => changed);
  const primary = dialog.getAllByRole('button').find((button) => button.matches('[type=submit]'));
  if (!primary) throw new Error('The dialog has no primary button.');
  await user.click(primary);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { ...opened, changed };
}

describe.each(undoable)('$label', (of) => {
  test('can be undone by its opposite', async () => {
    const { user, changed } = await perform(of, 'with its right');
    const sent = mockCall(server, of.opposite.call, () => changed);
    await user.click(await toasts().findByRole('button', { name: 'Undo' }));
    expect(await toasts().findByText(`${of.label} undone.`)).toBeVisible();
    expect(sent).toEqual([of.opposite.body]);
    expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('offers no Undo to users who may not perform the opposite', async () => {
    await perform(of);
    await waitFor(() => expect(toasts().getByRole('status')).toBeVisible());
    expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('says why Undo failed', async () => {
    const { user } = await perform(of, 'with its right');
    mockCall(server, of.opposite.call, () => errorResponse('Conflict', 'It is Cancelled by now.'));
    await user.click(await toasts().findByRole('button', { name: 'Undo' }));
    expect(await toasts().findByRole('alert')).toHaveTextContent('It is Cancelled by now.');
  });
});

describe('a booking changed by another user since', () => {
  test('is left unchanged, and the toast says so', async () => {
    const [makeOnHold] = undoable;
    const { user, changed, queryClient } = await perform(makeOnHold, 'with its right');
    const sent = mockCall(server, makeOnHold.opposite.call, () => changed);
    const undo = await toasts().findByRole('button', { name: 'Undo' });
    const { queryKey } = bookingQueries.detail(changed.uuid);
    act(() => void queryClient.setQueryData(queryKey, { ...changed, version: 3 }));
    await user.click(undo);
    expect(
      await toasts().findByText('This booking has changed meanwhile, so this cannot be undone.'),
    ).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('is reloaded if it is known to have changed', async () => {
    const [makeOnHold] = undoable;
    const { user, changed, queryClient } = await perform(makeOnHold, 'with its right');
    const sent = mockCall(server, makeOnHold.opposite.call, () => changed);
    const undo = await toasts().findByRole('button', { name: 'Undo' });
    server.use(mockApi.get('/booking/{id}', () => ({ ...changed, version: 3 })));
    const { queryKey } = bookingQueries.detail(changed.uuid);
    await act(() => queryClient.invalidateQueries({ queryKey, refetchType: 'none' }));
    await user.click(undo);
    expect(await toasts().findByText(/^This booking has changed meanwhile/)).toBeVisible();
    expect(sent).toEqual([]);
  });
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
