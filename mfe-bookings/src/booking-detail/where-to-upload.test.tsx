import { type Booking, type Role, roles } from '@shootline/shared-api';
import {
  buildBooking,
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const server = mockServer(mockApi.get('/reference-data', buildReferenceData));

beforeAll(() => loadPages(routes));

type State = NonNullable<Booking['hub_project']>['state'];

const project = (state: State, message: string | null = null) => ({ state, message });

function open(changes: Partial<Booking>, user = buildUser(roles.client_user)) {
  const booking = buildBooking(changes);
  server.use(mockApi.get('/booking/{id}', () => booking));
  return { booking, ...renderRoute(routes, `/booking/${booking.uuid}`, { user }) };
}

async function place() {
  const card = within(await screen.findByRole('region', { name: 'Booking Details' }));
  return card.getByText('Public Upload Link', { selector: 'dt' }).nextElementSibling;
}

describe('the public upload link', () => {
  const openWith = (link: string | null) => {
    server.use(mockApi.get('/public-upload-link', () => ({ public_upload_link: link })));
    open({ video_id: 'v1', hub_project: project('created') });
  };

  test('opens in a new tab', async () => {
    openWith('https://hub.test/up/1');
    const link = await screen.findByRole('link', { name: /hub\.test/ });
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('is an absolute address for a hub beside the portal', async () => {
    openWith('/hub/up/1');
    const link = await screen.findByRole('link', { name: /\/hub\/up\/1/ });
    expect(link).toHaveAttribute('href', `${window.location.origin}/hub/up/1`);
  });

  test('disappears once the project is completed', async () => {
    openWith(null);
    expect(await screen.findByText('Project Completed')).toBeVisible();
  });

  test('shows that it could not be loaded', async () => {
    server.use(mockApi.get('/public-upload-link', () => errorResponse('NotFound')));
    open({ video_id: 'v1', hub_project: project('created') });
    const failure = /Sorry, there was an issue loading this content\./;
    expect(await screen.findByText(failure)).toBeVisible();
  });
});

const away = 'Sorry, the hub cannot be reached.';

test.each<[string, Partial<Booking>, Role]>([
  [
    'The project is created once the booking is approved.',
    { state: 'new', hub_project: project('none') },
    roles.client_user,
  ],
  [
    'This booking was cancelled before it had a project.',
    { state: 'cancelled', hub_project: project('none') },
    roles.client_user,
  ],
  [
    'No hub is set up, so this booking has no project.',
    { hub_project: project('no_hub') },
    roles.admin,
  ],
  ['Project is being created', { hub_project: project('creating') }, roles.admin],
  [
    `Project is being created. The last attempt failed: ${away} It is retried automatically.`,
    { hub_project: project('creating', away) },
    roles.admin,
  ],
  [
    'The project could not be created yet.',
    { hub_project: project('failed') },
    roles.camera_operator,
  ],
  [
    `The project could not be created. ${away}`,
    { hub_project: project('failed', away) },
    roles.admin,
  ],
  [
    'Project Completed',
    { state: 'job_complete', hub_project: project('created') },
    roles.client_user,
  ],
  [
    'The project could not be created yet.',
    { state: 'job_complete', hub_project: project('failed') },
    roles.client_user,
  ],
  [
    'This booking has had no project.',
    { state: 'job_complete', hub_project: project('none') },
    roles.client_user,
  ],
])('says without a link: %s', async (text, changes, role) => {
  open(changes, buildUser(role));
  expect((await place())?.textContent).toBe(text);
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

test('is among the missing facts before there is a hub project', async () => {
  open({ hub_project: null }, buildUser(roles.camera_operator));
  const card = within(await screen.findByRole('region', { name: 'Booking Details' }));
  expect(card.getByText('Not given: Public Upload Link')).toBeVisible();
});

test('an admin tries again, and sees that the project is being created', async () => {
  const { user, booking } = open(
    {
      hub_project: project('failed', away),
      permissions: permissions('create_hub_project'),
    },
    buildUser(roles.admin),
  );
  server.use(
    mockApi.post('/booking/{id}/create-hub-project', () => ({
      ...booking,
      hub_project: project('creating'),
      permissions: permissions(),
    })),
  );
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Hub Project' }));
  await user.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Project is being created')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

test('the videographer reads it first, with the day of the shoot', async () => {
  const me = buildUser(roles.camera_operator);
  const camera_operator = { full_name: me.full_name, email: me.email, phone: '', company: '' };
  server.use(
    mockApi.get('/public-upload-link', () => ({ public_upload_link: 'https://hub.test/up/1' })),
  );
  open({ camera_operator, video_id: 'v1', hub_project: project('created') }, me);
  const day = within(await screen.findByRole('region', { name: 'Your Shoot' }));
  const link = await day.findByRole('link', { name: /^Upload the footage/ });
  expect(link).toHaveAttribute('href', 'https://hub.test/up/1');
});
