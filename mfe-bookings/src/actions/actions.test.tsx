import { type Booking, roles } from '@shootline/shared-api';
import {
  buildBooking,
  buildVideographer,
  buildReferenceData,
  buildStaffing,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
  permissions,
} from '@shootline/shared-api/testing';
import {
  specifiedActions,
  specifiedPages,
  specifiedRights,
} from '@shootline/shared-api/testing/booking-actions';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { routes } from '../routes.tsx';
import { menuActions } from '../actions-menu/menu-actions.ts';
import { input, people } from './testing/input.ts';

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/feedback', () => []),
  mockApi.get('/booking/{id}/call-sheet-check', () => ({ unprintable_letters: [] })),
  mockApi.get('/staffing', ({ request }) => {
    const uuids = new URL(request.url).searchParams.getAll('uuid');
    return { results: uuids.map((uuid) => buildStaffing(uuid, people[0])) };
  }),
  mockApi.get('/user/camera-operators', () =>
    pageOf(people.map(({ uuid, full_name }) => buildVideographer({ uuid, full_name }))),
  ),
);

beforeAll(() => loadPages(routes));

const cases = specifiedActions
  .filter(({ isOnCard }) => !isOnCard)
  .map((action) => ({ ...action, ...input[action.flag] }));

type ActionCase = (typeof cases)[number];

const start: Partial<Booking> = {
  state: 'active',
  is_client_cost_manual: false,
  client_cost: null,
  client_cost_currency: null,
  is_camera_operator_cost_manual: false,
  camera_operator_cost: null,
  camera_operator_cost_currency: null,
  change_deadlines: { place: null, content: '2026-01-05T00:00:00.000Z', cancellation: null },
  booking_availabilities: people.map(({ uuid, full_name, state }) => ({
    uuid,
    state,
    state_display: state,
    camera_operator: { uuid, full_name, email: '' },
    sent: null,
    exclusive_until: null,
    opens: null,
    decline_reason: '',
    permissions: { make_busy: false, make_available: false, list_availabilities: false },
  })),
};

async function openDialog({ flag, label, title }: ActionCase) {
  const booking = buildBooking({ ...start, permissions: permissions(flag) });
  server.use(mockApi.get('/booking/{id}', () => booking));
  const view = renderRoute(routes, `/booking/${booking.uuid}`, { user: buildUser(roles.admin) });
  const button = await screen.findByRole('button', { name: 'Actions' });
  await view.user.click(button);
  // The menu ignores choices until it has the focus.
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await view.user.click(screen.getByRole('menuitem', { name: label }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  return { ...view, booking, button, dialog };
}

/** Answers the action's call and returns the bodies that it was sent. */
function answering(of: ActionCase, answer: () => Response | Promise<Response>) {
  const sent: unknown[] = [];
  server.use(
    http.post(
      `*/api${of.call.startsWith('/') ? '' : '/booking/:id/'}${of.call}`,
      async ({ request }) => {
        const text = await request.text();
        sent.push(text === '' ? undefined : JSON.parse(text));
        return answer();
      },
    ),
  );
  return sent;
}

const menu = [...cases, ...specifiedPages];

test('every action of the menu is in the table', () => {
  expect(menu.map(({ flag }) => flag).sort()).toEqual(menuActions.map(({ name }) => name).sort());
});

test('lists the actions in the order of the menu', async () => {
  const booking = buildBooking({ permissions: permissions(...menu.map(({ flag }) => flag)) });
  server.use(mockApi.get('/booking/{id}', () => booking));
  const { user } = renderRoute(routes, `/booking/${booking.uuid}`, {
    user: buildUser(roles.admin),
  });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  const inOrder = specifiedRights.filter(({ flag }) => menu.some((item) => item.flag === flag));
  const labels: string[] = inOrder.map(({ label }) => label);
  expect(items.filter((item) => labels.includes(item))).toEqual(labels);
});

test.each(specifiedPages)(
  '$label is a link, offered with its permission alone',
  async ({ flag, label, page }) => {
    const booking = buildBooking({ permissions: permissions(flag) });
    server.use(mockApi.get('/booking/{id}', () => booking));
    const { user, location } = renderRoute(routes, `/booking/${booking.uuid}`, {
      user: buildUser(roles.client_user),
    });
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    const [item, ...others] = screen.getAllByRole('menuitem');
    expect(others).toEqual([]);
    expect(item).toHaveAttribute('href', `/booking/${booking.uuid}/${page}`);
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(location()).toBe(`/booking/${booking.uuid}/${page}`));
    expect(item).toHaveTextContent(label);
  },
);

test('the copy of a booking is opened in its form', async () => {
  const of = cases.find(({ flag }) => flag === 'duplicate');
  if (!of) throw new Error('There is no such action.');
  const { user, dialog, location } = await openDialog(of);
  const copy = buildBooking({ state: 'draft', permissions: permissions('update') });
  answering(of, () => HttpResponse.json(copy));
  await user.click(dialog.getByRole('button', { name: of.primary }));
  await waitFor(() => expect(location()).toBe(`/booking/${copy.uuid}/update`));
});

const destroys = ['unassign_camop', 'make_deleted'];

const leavesThePage = ['duplicate', 'make_deleted'];

describe.each(cases)('$label', (of) => {
  test('names its booking and puts the focus on the first field, or on the safer button', async () => {
    const { booking } = await openDialog(of);
    const dialog = screen.getByRole('dialog');
    await waitFor(() =>
      expect(dialog).toHaveAccessibleDescription(
        `#${booking.booking_uid} · Wed, 14 Aug 2030, 10:00 AM (AEST) · ${booking.address?.formatted_address_short}`,
      ),
    );
    const focus = of.fill
      ? expect.objectContaining({ tagName: expect.stringMatching(/INPUT|SELECT|TEXTAREA/) })
      : await within(dialog).findByRole('button', {
          name: destroys.includes(of.flag) ? 'Cancel' : of.primary,
        });
    await waitFor(() => expect(document.activeElement).toEqual(focus));
  });

  test('shows with its permission, calls the API, shows the toast and then returns the focus', async () => {
    const { user, booking, button, dialog } = await openDialog(of);
    const sent = answering(of, () => {
      const changed = { ...booking, permissions: permissions('read_files') };
      server.use(mockApi.get('/booking/{id}', () => changed));
      return HttpResponse.json(changed);
    });
    await of.fill?.(user, dialog);
    await user.click(await dialog.findByRole('button', { name: of.primary }));
    expect(await screen.findByText(of.toast)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([of.body]);
    if (!leavesThePage.includes(of.flag)) {
      expect(button).toBeDisabled();
    }
  });

  test('stays open while it runs, and keeps the input after a failure', async () => {
    const { user, dialog } = await openDialog(of);
    let fail = () => {};
    answering(of, async () => {
      await new Promise<void>((resolve) => (fail = resolve));
      return errorResponse('Conflict', 'It is Assigned by now. Possible now: Complete.');
    });
    await of.fill?.(user, dialog);
    await user.click(await dialog.findByRole('button', { name: of.primary }));
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

test('the focus goes to the page when no action is left', async () => {
  const of = cases.find(({ flag }) => flag === 'make_video_provided');
  if (!of) throw new Error('There is no such action.');
  const { user, booking, dialog } = await openDialog(of);
  answering(of, () => HttpResponse.json({ ...booking, permissions: permissions('read_files') }));
  await user.click(dialog.getByRole('button', { name: of.primary }));
  await waitFor(() =>
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 })),
  );
  expect(document.body).not.toHaveFocus();
});

test('the key a opens the menu at its first action', async () => {
  const booking = buildBooking({ permissions: permissions('approve', 'make_on_hold') });
  server.use(mockApi.get('/booking/{id}', () => booking));
  const { user } = renderRoute(routes, `/booking/${booking.uuid}`, {
    user: buildUser(roles.admin),
  });
  await screen.findByRole('button', { name: 'Actions' });
  await user.keyboard('a');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  const first = within(menu).getByRole('menuitem', { name: 'Approve' });
  await waitFor(() => expect(menu).toHaveAttribute('aria-activedescendant', first.id));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Approve Booking' })).toBeVisible();
});

test('without permissions the menu is disabled', async () => {
  const booking = buildBooking({ permissions: permissions() });
  server.use(mockApi.get('/booking/{id}', () => booking));
  renderRoute(routes, `/booking/${booking.uuid}`, { user: buildUser(roles.client_user) });
  expect(await screen.findByRole('button', { name: 'Actions' })).toBeDisabled();
});

test('a booking deleted meanwhile leaves the dialog open with its input', async () => {
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

test('invalid input is marked at its field and not sent', async () => {
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

test('offers only available videographers until the user asks for all', async () => {
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

test('names the letters that a call sheet cannot show before it is generated', async () => {
  const unprintable_letters = ['𓀀', '𐎀'];
  server.use(mockApi.get('/booking/{id}/call-sheet-check', () => ({ unprintable_letters })));
  const generate = cases.find(({ flag }) => flag === 'generate_call_sheet')!;
  const { dialog } = await openDialog(generate);
  expect(await dialog.findByText(/^No font has these letters/)).toHaveTextContent(
    'No font has these letters, so the call sheet shows boxes in their place: 𓀀 𐎀.',
  );
  expect(dialog.getByRole('button', { name: 'Generate' })).toBeEnabled();
});
