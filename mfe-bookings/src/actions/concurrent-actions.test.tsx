import { type Booking, roles } from '@shootline/shared-api';
import {
  buildBooking,
  buildVideographer,
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { people } from './testing/input.ts';
import { openAction } from './testing/open-action.ts';
import { withStaffing } from './testing/staffing-widgets.tsx';

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/feedback', () => []),
  mockApi.get('/user/camera-operators', () => pageOf(people.map(buildVideographer))),
);

beforeAll(() => loadPages(routes));

const browserClose = window.close;
// The page closes its window, which is the tests' own.
beforeAll(() => void (window.close = () => undefined));
afterAll(() => void (window.close = browserClose));

const [zoe, ivo] = people;
const refusal = 'Sorry, this booking was changed by Anna Lee after you opened it.';
const profile = (full_name: string) => ({ full_name, email: 'p@x.test', phone: '', company: '' });

/** Mocks a booking changed unseen by others; returns the versions that the user's calls send. */
function mockUnseenChange(
  call: 'assign-camera-operator' | 'unassign-camera-operator',
  now: Booking,
) {
  const versions: (string | null)[] = [];
  server.use(
    mockApi.post(`/booking/{id}/${call}`, ({ request }) => {
      const version = request.headers.get('If-Match');
      versions.push(version);
      if (version === `"${now.version}"`) return { ...now, version: now.version + 1 };
      server.use(mockApi.get('/booking/{id}', () => now));
      return errorResponse('Conflict', refusal);
    }),
  );
  return versions;
}

async function chooseIvo() {
  const opened = await openAction(
    server,
    'Assign Videographer',
    { state: 'active', camera_operator: null, permissions: permissions('assign_camop') },
    buildUser(roles.admin),
    withStaffing,
  );
  const onlyAvailable = within(
    await opened.dialog.findByRole('radiogroup', { name: /^Only available/ }),
  );
  await opened.user.click(onlyAvailable.getByRole('radio', { name: 'No' }));
  await opened.user.click(await opened.dialog.findByRole('button', { name: ivo.full_name }));
  return opened;
}

test('learns of a new assignee, and is asked before replacing the assignment', async () => {
  const { user, dialog, booking } = await chooseIvo();
  const versions = mockUnseenChange('assign-camera-operator', {
    ...booking,
    version: 2,
    state: 'assigned',
    state_display: 'Assigned',
    camera_operator: profile(zoe.full_name),
    camera_operator_full_name: zoe.full_name,
  });
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await dialog.findByText(refusal)).toBeVisible();
  expect(
    await dialog.findByText(
      `This booking has changed meanwhile: it is now Assigned; ${zoe.full_name} is now assigned.`,
    ),
  ).toBeVisible();
  expect(dialog.getByText(`For assign: ${ivo.full_name}`)).toBeVisible();
  expect(versions).toEqual(['"1"']);

  await user.click(dialog.getByRole('button', { name: 'Assign Anyway' }));
  expect(await screen.findByText('Videographer assigned.')).toBeVisible();
  expect(versions).toEqual(['"1"', '"2"']);
});

test('is not asked about a change that does not concern the assignment', async () => {
  const { user, dialog, booking } = await chooseIvo();
  const versions = mockUnseenChange('assign-camera-operator', {
    ...booking,
    version: 2,
    title: 'Another title',
  });
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Videographer assigned.')).toBeVisible();
  expect(versions).toEqual(['"1"', '"2"']);
});

test('learns of an offer accepted meanwhile', async () => {
  const { user, dialog, booking } = await chooseIvo();
  const offer = {
    uuid: zoe.uuid,
    state: 'available' as const,
    state_display: 'Available',
    camera_operator: { uuid: zoe.uuid, full_name: zoe.full_name, email: 'zoe@x.test' },
    sent: null,
    exclusive_until: null,
    opens: null,
    decline_reason: '',
    permissions: { make_busy: false, make_available: false, list_availabilities: false },
  };
  mockUnseenChange('assign-camera-operator', {
    ...booking,
    version: 2,
    booking_availabilities: [offer],
  });
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(
    await dialog.findByText(`This booking has changed meanwhile: ${zoe.full_name} is available.`),
  ).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Yes' }));
  await user.click(await dialog.findByRole('button', { name: zoe.full_name }));
  await user.click(dialog.getByRole('button', { name: 'Assign Anyway' }));
  expect(await screen.findByText('Videographer assigned.')).toBeVisible();
});

test('sees the new assignee on the page opened from a mail, and is asked again', async () => {
  const booking = buildBooking({
    camera_operator: profile(zoe.full_name),
    camera_operator_full_name: zoe.full_name,
    permissions: permissions('unassign_camop'),
  });
  server.use(mockApi.get('/booking/{id}', () => booking));
  const versions = mockUnseenChange('unassign-camera-operator', {
    ...booking,
    version: 2,
    camera_operator: profile(ivo.full_name),
    camera_operator_full_name: ivo.full_name,
  });
  const { user } = renderRoute(routes, `/booking/${booking.uuid}/cancel-confirm`, {
    user: buildUser(roles.editor),
  });
  await user.click(await screen.findByRole('button', { name: 'Yes, Cancel Shoot' }));
  expect(
    await screen.findByText(`Are you sure you want to unassign ${ivo.full_name}?`),
  ).toBeVisible();
  expect(screen.getByText(refusal)).toBeVisible();
  expect(versions).toEqual(['"1"']);
  await user.click(screen.getByRole('button', { name: 'Yes, Cancel Shoot' }));
  expect(await screen.findByText(/is no longer assigned to this shoot\.$/)).toBeVisible();
  expect(versions).toEqual(['"1"', '"2"']);
});
