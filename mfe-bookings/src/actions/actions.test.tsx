import { type Booking, type BookingFlag, roles } from '@shootline/shared-api';
import {
  buildBooking,
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  pageOf,
  permissions,
} from '@shootline/shared-api/testing';
import { renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { routes } from '../routes.tsx';
import { menuActions } from './index.ts';

const people = [
  { uuid: '00000000-0000-4000-8000-00000000aa01', full_name: 'Zoë Marsh', state: 'available' },
  { uuid: '00000000-0000-4000-8000-00000000aa02', full_name: 'Ivo Lund', state: 'unknown' },
] as const;

const server = setupServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/user/camera-operators', () =>
    pageOf(
      people.map(({ uuid, full_name }) => ({
        uuid,
        full_name,
        initials: '',
        email: '',
        phone_formatted: '',
        locality: 'Sydney',
        state: 'NSW',
        bookings_count: 0,
        average_rating: null,
      })),
    ),
  ),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

type UserEvent = ReturnType<typeof renderRoute>['user'];

interface Case {
  flag: BookingFlag;
  label: string;
  title: string;
  primary: string;
  progress: string;
  call: string;
  toast: string;
  fill?: (user: UserEvent, dialog: ReturnType<typeof within>) => Promise<void>;
  body?: unknown;
}

async function choose(user: UserEvent, dialog: ReturnType<typeof within>, typed: string) {
  await user.click(await dialog.findByRole('combobox', { name: /^Videographer/ }));
  await user.paste(typed);
  await user.click(await dialog.findByRole('option', { name: new RegExp(typed, 'i') }));
}

const cases: Case[] = [
  {
    flag: 'assign_camop',
    label: 'Assign Videographer',
    title: 'Assign Videographer',
    primary: 'Assign',
    progress: 'Assigning...',
    call: 'assign-camera-operator',
    toast: 'Videographer assigned.',
    fill: (user, dialog) => choose(user, dialog, 'marsh'),
    body: { camera_operator: people[0].uuid, is_available_only: true },
  },
  {
    flag: 'unassign_camop',
    label: 'Cancel Assignment',
    title: 'Cancel Assignment',
    primary: 'Unassign',
    progress: 'Unassigning...',
    call: 'unassign-camera-operator',
    toast: 'Videographer unassigned.',
  },
  {
    flag: 'request_camops_availabilities',
    label: 'Offer Job',
    title: 'Job Offer',
    primary: 'Offer Job',
    progress: 'Offering...',
    call: 'request-camera-operators-availabilities',
    toast: 'A job offer has been made to the selected Videographers.',
    fill: async (user, dialog) => {
      const manual = within(dialog.getByRole('radiogroup', { name: /^Choose the videographers/ }));
      await user.click(manual.getByRole('radio', { name: 'Yes' }));
      await choose(user, dialog, 'lund');
      await choose(user, dialog, 'marsh');
    },
    body: {
      is_selection_manual: true,
      camera_operators: [people[1].uuid, people[0].uuid],
      is_auto_assign_enabled: true,
    },
  },
  {
    flag: 'disable_auto_assign',
    label: 'Disable Automatic Assignment',
    title: 'Disable Automatic Assignment',
    primary: 'Disable',
    progress: 'Disabling...',
    call: 'disable-auto-assign',
    toast: 'Automatic assignment disabled.',
  },
  {
    flag: 'create_cancellation_fee',
    label: 'Add Cancellation Fee',
    title: 'Add Cancellation Fee',
    primary: 'Add Fee',
    progress: 'Adding...',
    call: 'create-cancellation-fee',
    toast: 'Cancellation fee added.',
    fill: async (user, dialog) => {
      await user.selectOptions(dialog.getByLabelText(/^Category/), 'within_24_hours');
      await user.click(dialog.getByRole('radio', { name: 'No' }));
      await choose(user, dialog, 'ivo');
    },
    body: {
      category: 'within_24_hours',
      is_assigned_only: false,
      camera_operator: people[1].uuid,
    },
  },
  {
    flag: 'generate_call_sheet',
    label: 'Generate Call Sheet',
    title: 'Generate Call Sheet',
    primary: 'Generate',
    progress: 'Generating...',
    call: 'generate-call-sheet',
    toast: 'A call sheet for this booking has been generated.',
  },
  {
    flag: 'approve',
    label: 'Approve',
    title: 'Approve Booking',
    primary: 'Approve',
    progress: 'Approving...',
    call: 'approve',
    toast: 'Booking approved.',
  },
  {
    flag: 'duplicate',
    label: 'Duplicate Booking',
    title: 'Duplicate Booking',
    primary: 'Duplicate',
    progress: 'Duplicating...',
    call: 'duplicate',
    toast: 'A duplicate booking has been created.',
  },
  {
    flag: 'make_on_hold',
    label: 'Put On Hold',
    title: 'Put Booking On Hold',
    primary: 'Put On Hold',
    progress: 'Putting On Hold...',
    call: 'make-on-hold',
    toast: 'Booking put on hold.',
  },
  {
    flag: 'make_active',
    label: 'Make Active',
    title: 'Make Booking Active',
    primary: 'Make Active',
    progress: 'Making Active...',
    call: 'make-active',
    toast: 'Booking made active.',
  },
  {
    flag: 'make_cancelled',
    label: 'Cancel',
    title: 'Cancellations and Rescheduling',
    primary: 'Cancel Booking',
    progress: 'Cancelling...',
    call: 'make-cancelled',
    toast: 'Booking cancelled.',
    fill: async (user, dialog) => {
      await user.selectOptions(dialog.getByLabelText(/^Reason/), 'other');
      await user.type(dialog.getByLabelText(/^Details/), ' The speaker is ill. ');
    },
    body: { cancellation_reason: 'other', cancellation_details: 'The speaker is ill.' },
  },
  {
    flag: 'make_deleted',
    label: 'Delete',
    title: 'Delete Booking',
    primary: 'Delete',
    progress: 'Deleting...',
    call: 'make-deleted',
    toast: 'Booking deleted.',
    body: {},
  },
  {
    flag: 'make_shoot_completed',
    label: 'Indicate Shoot Completed',
    title: 'Indicate Shoot Completed',
    primary: 'Shoot Completed',
    progress: 'Saving...',
    call: 'make-shoot-completed',
    toast: "You've indicated that the shoot has been completed.",
    fill: async (user, dialog) => {
      const [first] = dialog.getAllByRole('radio');
      if (first) await user.click(first);
    },
    body: { camera_operator_shoot_footage_upload_type: 'uploaded_to_project' },
  },
  {
    flag: 'make_video_provided',
    label: 'Indicate Footage Provided',
    title: 'Indicate Footage Provided',
    primary: 'Footage Provided',
    progress: 'Saving...',
    call: 'make-video-provided',
    toast: "You've indicated that footage has been provided.",
  },
  {
    flag: 'make_completed',
    label: 'Complete',
    title: 'Complete Booking',
    primary: 'Complete',
    progress: 'Completing...',
    call: 'make-completed',
    toast: 'Booking completed.',
    fill: async (user, dialog) => user.click(dialog.getByRole('radio', { name: 'No' })),
    body: { is_feedback_requested: false },
  },
  {
    flag: 'update_costs',
    label: 'Update Pricing',
    title: 'Update Pricing',
    primary: 'Update Pricing',
    progress: 'Updating...',
    call: 'update-costs',
    toast: 'Booking pricing updated.',
    fill: async (user, dialog) => {
      const client = within(dialog.getByRole('radiogroup', { name: /client's price manually/ }));
      await user.click(client.getByRole('radio', { name: 'Yes' }));
      await user.type(dialog.getByLabelText(/^Price of the client/), '1,400.5');
    },
    body: {
      is_client_cost_manual: true,
      client_cost: 140_050,
      client_cost_currency: 'AUD',
      is_camera_operator_cost_manual: false,
      camera_operator_cost: null,
      camera_operator_cost_currency: 'AUD',
    },
  },
];

const start: Partial<Booking> = {
  state: 'active',
  is_client_cost_manual: false,
  client_cost: null,
  client_cost_currency: null,
  is_camera_operator_cost_manual: false,
  camera_operator_cost: null,
  camera_operator_cost_currency: null,
  booking_availabilities: people.map(({ uuid, full_name, state }) => ({
    uuid,
    state,
    state_display: state,
    camera_operator: { uuid, full_name, email: '' },
    sent: null,
    exclusive_until: null,
    permissions: { make_busy: false, make_available: false, list_availabilities: false },
  })),
};

async function openDialog({ flag, label, title }: Case) {
  const booking = buildBooking({ ...start, permissions: permissions(flag) });
  server.use(mockApi.get('/booking/{id}', () => booking));
  const view = renderRoute(routes, `/booking/${booking.uuid}`, { user: buildUser(roles.admin) });
  const button = await screen.findByRole('button', { name: 'Actions' });
  await view.user.click(button);
  // It takes choices once it has the focus.
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await view.user.click(screen.getByRole('menuitem', { name: label }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  return { ...view, booking, button, dialog };
}

/** What the action answers to, with everything that it was sent. */
function answering(of: Case, answer: () => Response | Promise<Response>) {
  const sent: unknown[] = [];
  server.use(
    http.post(`*/api/booking/:id/${of.call}`, async ({ request }) => {
      const text = await request.text();
      sent.push(text === '' ? undefined : JSON.parse(text));
      return answer();
    }),
  );
  return sent;
}

test('every action of the menu is in the table', () => {
  expect(cases.map(({ flag }) => flag).sort()).toEqual(menuActions.map(({ name }) => name).sort());
});

describe.each(cases)('$label', (of) => {
  test('is offered with its permission alone, calls, says so, and gives the focus back', async () => {
    const { user, booking, button, dialog } = await openDialog(of);
    const sent = answering(of, () => HttpResponse.json({ ...booking, permissions: permissions() }));
    await of.fill?.(user, dialog);
    await user.click(dialog.getByRole('button', { name: of.primary }));
    expect(await screen.findByText(of.toast)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([of.body]);
    if (of.flag !== 'make_deleted') {
      expect(button).toBeDisabled();
    }
  });

  test('cannot be closed while it is done, and stays with what was entered when it fails', async () => {
    const { user, dialog } = await openDialog(of);
    let fail = () => {};
    answering(of, async () => {
      await new Promise<void>((resolve) => (fail = resolve));
      return errorResponse('Conflict', 'It is Assigned by now. Possible now: Complete.');
    });
    await of.fill?.(user, dialog);
    await user.click(dialog.getByRole('button', { name: of.primary }));
    expect(await dialog.findByRole('button', { name: of.progress })).toBeVisible();
    expect(dialog.queryByRole('button', { name: /Cancel$|Close/ })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    fail();
    expect(await dialog.findByRole('alert')).toHaveTextContent('It is Assigned by now.');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
  });
});

test('where nothing more can be done the focus goes to the page', async () => {
  const main = document.body.appendChild(document.createElement('main'));
  main.tabIndex = -1;
  const of = cases.find(({ flag }) => flag === 'make_video_provided');
  if (!of) throw new Error('There is no such action.');
  const { user, booking, dialog } = await openDialog(of);
  answering(of, () => HttpResponse.json({ ...booking, permissions: permissions() }));
  await user.click(dialog.getByRole('button', { name: of.primary }));
  await waitFor(() => expect(main).toHaveFocus());
  main.remove();
});

test('without a permission there is nothing to choose', async () => {
  const booking = buildBooking({ permissions: permissions() });
  server.use(mockApi.get('/booking/{id}', () => booking));
  renderRoute(routes, `/booking/${booking.uuid}`, { user: buildUser(roles.client_user) });
  expect(await screen.findByRole('button', { name: 'Actions' })).toBeDisabled();
});

test('a booking that someone deletes meanwhile leaves the dialog and what was entered', async () => {
  const of = cases.find(({ flag }) => flag === 'make_cancelled');
  if (!of) throw new Error('There is no such action.');
  const { user, dialog } = await openDialog(of);
  server.use(mockApi.get('/booking/{id}', () => errorResponse('NotFound', 'Gone.')));
  answering(of, () => errorResponse('NotFound', "Sorry, we can't find this booking."));
  await of.fill?.(user, dialog);
  await user.click(dialog.getByRole('button', { name: of.primary }));
  expect(await dialog.findByRole('alert')).toHaveTextContent("Sorry, we can't find this booking.");
  expect(dialog.getByLabelText(/^Details/)).toHaveValue('The speaker is ill.');
  expect(await screen.findByText('Not Found')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('what the rules refuse stands at its field and is not sent', async () => {
  const of = cases.find(({ flag }) => flag === 'make_cancelled');
  if (!of) throw new Error('There is no such action.');
  const { user, dialog } = await openDialog(of);
  const sent = answering(of, () => errorResponse('InternalError'));
  await user.click(dialog.getByRole('button', { name: of.primary }));
  expect(await dialog.findByLabelText(/^Reason/)).toHaveAccessibleDescription(
    'Please select a value.',
  );
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'other');
  await user.click(dialog.getByRole('button', { name: of.primary }));
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Details/)).toHaveAccessibleDescription('Please enter a value.'),
  );
  expect(sent).toEqual([]);
});

test('only videographers who are available can be chosen until the user wants all', async () => {
  const of = cases.find(({ flag }) => flag === 'assign_camop');
  if (!of) throw new Error('There is no such action.');
  const { user, dialog } = await openDialog(of);
  await user.click(await dialog.findByRole('combobox'));
  expect((await dialog.findAllByRole('option')).map((one) => one.textContent)).toEqual([
    'Zoë MarshSydney, NSW',
  ]);
  await user.click(dialog.getByRole('radio', { name: 'No' }));
  await user.click(await dialog.findByRole('combobox'));
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(2));
});
