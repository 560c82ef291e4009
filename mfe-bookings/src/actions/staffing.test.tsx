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
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { mockCall } from './testing/mock-call.ts';
import { people } from './testing/input.ts';
import { openAction } from './testing/open-action.ts';
import { withoutStaffing, withStaffing } from './testing/staffing-widgets.tsx';

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/feedback', () => []),
  mockApi.get('/user/camera-operators', () => pageOf(people.map(buildVideographer))),
);

beforeAll(() => loadPages(routes));

const [zoe, ivo] = people;

const offerTo = ({ uuid, full_name }: { uuid: string; full_name: string }) => ({
  uuid,
  state: 'available' as const,
  state_display: 'Available',
  camera_operator: { uuid, full_name, email: `${uuid}@x.test` },
  sent: null,
  exclusive_until: null,
  opens: null,
  decline_reason: '',
  permissions: { make_busy: false, make_available: false, list_availabilities: false },
});

const staffed = (label: string, changes: Partial<Booking>, widgets = withStaffing) =>
  openAction(server, label, changes, buildUser(roles.admin), widgets);

const whatHappens = async () => {
  const list = await screen.findByRole('list', { name: 'Consequences' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('Assign Videographer', () => {
  const may = { permissions: permissions('assign_camop') };

  test('opens with the available videographers, and names the chosen one', async () => {
    const { user, dialog, booking } = await staffed('Assign Videographer', {
      ...may,
      booking_availabilities: [offerTo(zoe)],
    });
    const sent = mockCall(server, 'assign-camera-operator', () => booking);
    expect(dialog.getByRole('radio', { name: 'Yes' })).toBeChecked();
    expect(await dialog.findByText('For assign: nobody')).toBeVisible();
    expect(dialog.queryByRole('button', { name: ivo.full_name })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: zoe.full_name }));
    expect(dialog.getByText('For assign: Zoë Marsh')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('Videographer assigned.')).toBeVisible();
    expect(sent).toEqual([{ camera_operator: zoe.uuid, is_available_only: true }]);
  });

  test('asks for the available ones also if there are none, and says so beside the question', async () => {
    const { user, dialog } = await staffed('Assign Videographer', may);
    const question = dialog.getByRole('radiogroup', { name: /^Only available videographers/ });
    expect(within(question).getByRole('radio', { name: 'Yes' })).toBeChecked();
    expect(question).toHaveAccessibleDescription(
      'Nobody is available. Choose No to see every videographer.',
    );
    expect(dialog.queryByRole('button', { name: ivo.full_name })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'No' }));
    expect(question).not.toHaveAccessibleDescription();
    await user.click(await dialog.findByRole('button', { name: ivo.full_name }));
    await user.click(dialog.getByRole('radio', { name: 'Yes' }));
    expect(await dialog.findByText('For assign: nobody')).toBeVisible();
  });

  test('marks the field and focuses it if nobody is chosen', async () => {
    const { user, dialog } = await staffed('Assign Videographer', may);
    await user.click(dialog.getByRole('radio', { name: 'No' }));
    const first = await dialog.findByRole('button', { name: zoe.full_name });
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await dialog.findByText('Wrong: Please select a value.')).toBeVisible();
    expect(first).toHaveFocus();
    await user.click(first);
    expect(dialog.queryByText(/^Wrong/)).not.toBeInTheDocument();
  });
});

test('Reassign Videographer opens with everybody, and never offers the assigned one as available', async () => {
  const assigned = {
    full_name: zoe.full_name,
    email: `${zoe.uuid}@x.test`,
    phone: '',
    company: '',
  };
  const { user, dialog, booking } = await staffed('Reassign Videographer', {
    permissions: permissions('assign_camop'),
    state: 'assigned',
    camera_operator: assigned,
    booking_availabilities: [offerTo(zoe)],
  });
  const sent = mockCall(server, 'assign-camera-operator', () => booking);
  expect(dialog.getByRole('radio', { name: 'No' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: 'Yes' }));
  expect(dialog.queryByRole('button', { name: zoe.full_name })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'No' }));
  await user.click(await dialog.findByRole('button', { name: ivo.full_name }));
  await user.click(dialog.getByRole('button', { name: 'Reassign' }));
  expect(await screen.findByText('Videographer reassigned.')).toBeVisible();
  expect(sent).toEqual([{ camera_operator: ivo.uuid, is_available_only: false }]);
});

describe('Offer Job', () => {
  const may = { permissions: permissions('request_camops_availabilities') };
  const order = 'Mia, then Noor';

  test('shows the queue of automatic assignment, but not when all are asked at once', async () => {
    const { user, dialog } = await staffed('Offer Job', may);
    expect(await dialog.findByText(order)).toBeVisible();
    const automatic = within(dialog.getByRole('radiogroup', { name: /^Assign automatically/ }));
    await user.click(automatic.getByRole('radio', { name: 'No' }));
    expect(dialog.queryByText(order)).not.toBeInTheDocument();
  });

  test('asks the chosen videographers in order', async () => {
    const { user, dialog, booking } = await staffed('Offer Job', may);
    const sent = mockCall(server, 'request-camera-operators-availabilities', () => booking);
    const manual = within(dialog.getByRole('radiogroup', { name: /^Choose the videographers/ }));
    await user.click(manual.getByRole('radio', { name: 'Yes' }));
    await user.click(await dialog.findByRole('button', { name: ivo.full_name }));
    await user.click(dialog.getByRole('button', { name: zoe.full_name }));
    expect((await whatHappens())[0]).toBe('Videographers are offered the job one after the other.');
    expect(dialog.getByText('For offer: Ivo Lund, Zoë Marsh')).toBeVisible();
    expect(dialog.queryByText(order)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Offer Job' }));
    await screen.findByText(/^A job offer has been made/);
    expect(sent).toEqual([
      {
        is_selection_manual: true,
        camera_operators: [ivo.uuid, zoe.uuid],
        is_auto_assign_enabled: true,
      },
    ]);
  });
});

test('the dialogs choose by name while the remote is down', async () => {
  const may = { permissions: permissions('assign_camop') };
  const { user, dialog, booking } = await staffed('Assign Videographer', may, withoutStaffing);
  const sent = mockCall(server, 'assign-camera-operator', () => booking);
  await user.click(dialog.getByRole('radio', { name: 'No' }));
  await user.click(await dialog.findByRole('combobox', { name: /^Videographer/ }));
  await user.click(await dialog.findByRole('option', { name: /Lund/ }));
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Videographer assigned.')).toBeVisible();
  expect(sent).toEqual([{ camera_operator: ivo.uuid, is_available_only: false }]);
});

test('Add Cancellation Fee asks for those assigned before also if there are none', async () => {
  const { user, dialog } = await staffed('Add Cancellation Fee', {
    state: 'cancelled',
    assigned_camera_operators: [],
    permissions: permissions('create_cancellation_fee'),
  });
  const question = dialog.getByRole('radiogroup', { name: /^Only previously assigned/ });
  expect(within(question).getByRole('radio', { name: 'Yes' })).toBeChecked();
  expect(question).toHaveAccessibleDescription(
    'Nobody has been assigned to this booking. Choose No to see every videographer.',
  );
  await user.click(dialog.getByRole('radio', { name: 'No' }));
  await user.click(await dialog.findByRole('button', { name: ivo.full_name }));
  expect(await whatHappens()).toContain('Ivo Lund can invoice the fee at once.');
});
