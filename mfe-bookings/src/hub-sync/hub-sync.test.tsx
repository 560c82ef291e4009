import { type HubSyncResult, type Role, roles, sessionStore } from '@shootline/shared-api';
import {
  buildBookingSummary,
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { routes } from '../routes.tsx';
import { slowAfter } from './use-is-slow.ts';

const { jest } = import.meta;

const result: HubSyncResult = {
  clients: { new: 1, updated: 2, deleted: 3 },
  users: { new: 40, updated: 50, deleted: 60 },
  not_linked: [],
};
const slowText =
  'Data sync is taking longer than ususal. You can close the data sync popup and continue working while the data is being synced in the background.';

let listCalls: number;

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/client', () => []),
  mockApi.get('/user/submitters', () => []),
  mockApi.get('/user/am-users', () => []),
  mockApi.get('/booking/list-bookings', () => {
    listCalls += 1;
    return pageOf([buildBookingSummary()]);
  }),
);

beforeAll(() => loadPages(routes));
beforeEach(() => {
  listCalls = 0;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Holds the hub's answer back until the test releases it. */
function heldAnswer() {
  let give: (answer: HubSyncResult | Response) => void = () => {};
  const answer = new Promise<HubSyncResult | Response>((resolve) => {
    give = resolve;
  });
  const asked: (string | null)[] = [];
  server.use(
    mockApi.get('/sync-data-from-hub', ({ query }) => {
      asked.push(query.get('force'));
      return answer;
    }),
  );
  return { give: (given: HubSyncResult | Response) => give(given), asked };
}

async function openDialog(role: Role = roles.admin) {
  const view = renderRoute(routes, '/', { user: buildUser(role) });
  await screen.findByRole('table', { name: 'My Bookings' });
  await view.user.click(await screen.findByRole('button', { name: 'Sync Data From the hub' }));
  await screen.findByRole('dialog', { name: 'Sync Data From the hub' });
  return view;
}

const dialog = () => within(screen.getByRole('dialog'));

/** Starts a sync, and advances time until it is slow. */
async function startSlowly() {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  fireEvent.click(dialog().getByRole('button', { name: 'Sync' }));
  await act(() => jest.advanceTimersByTimeAsync(slowAfter - 100));
  expect(screen.queryByText(slowText)).not.toBeInTheDocument();
  expect(dialog().queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  const now = Date.now();
  jest.useRealTimers();
  jest.spyOn(Date, 'now').mockReturnValue(now);
  expect(screen.getByText(slowText)).toBeInTheDocument();
}

test.each([
  ['client', roles.client_owner],
  ['videographer', roles.camera_operator],
  ['editor', roles.editor],
  ['reviewer', roles.reviewer],
  ['finance', roles.finance],
])('a %s has neither tool', async (_name, role) => {
  renderRoute(routes, '/', { user: buildUser(role) });
  await screen.findByRole('table', { name: 'My Bookings' });
  expect(screen.queryByRole('button', { name: 'Sync Data From the hub' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export to CSV' })).not.toBeInTheDocument();
});

test('shows an admin how many records were new, updated and deleted', async () => {
  const { give, asked } = heldAnswer();
  const { user } = await openDialog();
  await user.click(dialog().getByRole('button', { name: 'Sync' }));
  const busy = await dialog().findByRole('button', { name: 'Syncing...' });
  expect(dialog().queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(dialog().queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  expect(dialog().getByRole('status')).toBeInTheDocument();
  await user.click(busy);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();

  give(result);
  expect(await dialog().findByText('Data is now synched with the hub')).toBeInTheDocument();
  const rows = within(dialog().getByRole('table')).getAllByRole('row');
  expect(
    rows.map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((one) => one.textContent),
    ),
  ).toEqual([[], ['Clients', '1', '2', '3'], ['Users', '40', '50', '60']]);
  expect(asked).toEqual(['false']);
  await waitFor(() => expect(listCalls).toBe(2));
  const close = dialog().getAllByRole('button', { name: 'Close' });
  expect(close[0]).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Sync Data From the hub' })).toHaveFocus(),
  );

  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  expect(dialog().getByRole('button', { name: 'Sync' })).toBeInTheDocument();
  expect(dialog().queryByRole('table')).not.toBeInTheDocument();
});

const leftOut = [
  { email: 'jo@example.test', hub_id: 'u-17', full_name: 'Jo Tan' },
  { email: 'kim@example.test', hub_id: 'u-18', full_name: 'Kim Oliveira' },
];

test('shows an admin which users were left out, and where to link them', async () => {
  const { give } = heldAnswer();
  const { user, location } = await openDialog();
  await user.click(dialog().getByRole('button', { name: 'Sync' }));
  give({ ...result, not_linked: leftOut });
  expect(
    await dialog().findByText(
      /^2 users of the hub were left out\. An account of this workspace has/,
    ),
  ).toBeVisible();
  const table = dialog().getByRole('table', { name: 'Users left out' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Jo Tan' + 'jo@example.test', 'u-17'],
    ['Kim Oliveira' + 'kim@example.test', 'u-18'],
  ]);
  await user.click(dialog().getByRole('link', { name: 'kim@example.test' }));
  await waitFor(() => expect(location()).toBe('/users?name=kim%40example.test'));
});

test('a slow sync says when done that it left users out', async () => {
  const { give } = heldAnswer();
  const { user } = await openDialog();
  await startSlowly();
  await user.keyboard('{Escape}');
  give({ ...result, not_linked: leftOut });
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(
    await toasts.findByText('Data is now synched with the hub. 2 users of the hub were left out.'),
  ).toBeInTheDocument();
});

test('explains Full Sync, and requests it', async () => {
  const { give, asked } = heldAnswer();
  const { user } = await openDialog();
  const option = dialog().getByRole('checkbox', { name: 'Full Sync' });
  expect(option).toHaveAccessibleDescription('Forces updating of all records and is slower.');
  await user.click(option);
  await user.click(dialog().getByRole('button', { name: 'Sync' }));
  give(result);
  await dialog().findByRole('table');
  expect(asked).toEqual(['true']);
});

test.each([
  [
    "the server's reason",
    () => errorResponse('Conflict', 'Another sync of this workspace is running.'),
    'Another sync of this workspace is running.',
  ],
  [
    'the fallback without one',
    () => new HttpResponse(null, { status: 502 }),
    'Sorry, something went wrong.',
  ],
])('shows a warning with %s on failure, and the sync can be retried', async (_name, fail, text) => {
  const failing = heldAnswer();
  const { user } = await openDialog();
  await user.click(dialog().getByRole('checkbox', { name: 'Full Sync' }));
  await user.click(dialog().getByRole('button', { name: 'Sync' }));
  failing.give(fail());
  expect(await dialog().findByText(text)).toBeInTheDocument();
  expect(failing.asked).toHaveLength(1);
  expect(dialog().getByRole('checkbox', { name: 'Full Sync' })).toBeChecked();

  const answering = heldAnswer();
  answering.give(result);
  await user.click(dialog().getByRole('button', { name: 'Sync' }));
  expect(await dialog().findByRole('table')).toBeInTheDocument();
  expect(answering.asked).toEqual(['true']);
  expect(dialog().queryByText(text)).not.toBeInTheDocument();
});

test('a slow sync continues without its dialog and shows a toast when done', async () => {
  const { give, asked } = heldAnswer();
  const { user } = await openDialog();
  await startSlowly();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  const tool = screen.getByRole('button', { name: 'Sync Data From the hub' });
  await user.click(tool);
  expect(await screen.findByText(slowText)).toBeInTheDocument();
  expect(dialog().getByRole('button', { name: 'Syncing...' })).toBeInTheDocument();
  await user.keyboard('{Escape}');

  give(result);
  expect(await screen.findByText('Data is now synched with the hub')).toBeInTheDocument();
  expect(asked).toHaveLength(1);
  await user.click(tool);
  expect(await screen.findByRole('table', { name: 'Synced records' })).toBeInTheDocument();
});

test('a slow sync that fails without its dialog shows a warning', async () => {
  const { give } = heldAnswer();
  const { user } = await openDialog();
  await startSlowly();
  await user.click(dialog().getAllByRole('button', { name: 'Close' })[0]!);
  give(errorResponse('InternalError', 'Sorry, the hub did not answer in time.'));
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(await toasts.findByText('Sorry, the hub did not answer in time.')).toBeInTheDocument();
  expect(toasts.getByRole('img', { name: 'Warning' })).toBeInTheDocument();
});

test('shows nothing to a user who has signed out meanwhile', async () => {
  const { give } = heldAnswer();
  const { user, queryClient } = await openDialog();
  await startSlowly();
  await user.keyboard('{Escape}');
  queryClient.clear();
  give(result);
  // When the later answer is shown, the earlier one would have been too.
  heldAnswer().give(errorResponse('InternalError', 'The later answer.'));
  await user.click(screen.getByRole('button', { name: 'Sync Data From the hub' }));
  await user.click(dialog().getByRole('button', { name: 'Sync' }));
  expect(await dialog().findByText('The later answer.')).toBeVisible();
  expect(screen.queryByText('Data is now synched with the hub')).not.toBeInTheDocument();
  expect(sessionStore.getState().user).not.toBeNull();
});
