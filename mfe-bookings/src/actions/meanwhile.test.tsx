import { type Booking, errorTexts, roles } from '@shootline/shared-api';
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
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { bookingQueries } from '../bookings/booking.queries.ts';
import { routes } from '../routes.tsx';

const server = mockServer(mockApi.get('/reference-data', buildReferenceData));

beforeAll(() => loadPages(routes));

/**
 * Opens Cancel on an active booking, types a note, and returns a way to change the booking as another
 * user.
 */
async function openCancel() {
  const booking = buildBooking({
    state: 'active',
    state_display: 'Active',
    permissions: permissions('make_cancelled'),
  });
  server.use(mockApi.get('/booking/{id}', () => booking));
  const view = renderRoute(routes, `/booking/${booking.uuid}`, { user: buildUser(roles.admin) });
  await view.user.click(await screen.findByRole('button', { name: 'Actions' }));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await view.user.click(screen.getByRole('menuitem', { name: 'Cancel' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Cancellations and Rescheduling' }),
  );
  await view.user.type(await dialog.findByLabelText(/^Details/), 'The speaker is ill.');
  let { version } = booking;
  const meanwhile = async (answer: Partial<Booking> | Response) => {
    version += 1;
    server.use(
      mockApi.get('/booking/{id}', () =>
        answer instanceof Response ? answer : { ...booking, version, ...answer },
      ),
    );
    const { queryKey } = bookingQueries.detail(booking.uuid);
    await act(() => view.queryClient.invalidateQueries({ queryKey }));
  };
  return { ...view, booking, dialog, meanwhile };
}

type Opened = Awaited<ReturnType<typeof openCancel>>;

function expectKeptInput({ dialog }: Opened) {
  expect(dialog.getByLabelText(/^Details/)).toHaveValue('The speaker is ill.');
  expect(dialog.getByRole('button', { name: /^Cancel Booking/ })).toBeVisible();
}

test('the dialog says at once that the booking is gone, and keeps the input', async () => {
  const opened = await openCancel();
  await opened.meanwhile(errorResponse('NotFound', 'Gone.'));
  expect(await opened.dialog.findByText(/^This booking no longer exists, or/)).toBeVisible();
  expect(screen.getByText('Not Found')).toBeInTheDocument();
  expectKeptInput(opened);
});

test('closing that dialog moves the focus to the page', async () => {
  const { user, dialog, meanwhile } = await openCancel();
  await meanwhile(errorResponse('NotFound', 'Gone.'));
  await dialog.findByText(/no longer exists/);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() =>
    expect(document.activeElement).toContainElement(screen.getByText('Not Found')),
  );
  expect(document.body).not.toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
});

test('names the new state when it takes the permission away', async () => {
  const opened = await openCancel();
  await opened.meanwhile({
    state: 'cancelled',
    state_display: 'Cancelled',
    permissions: permissions(),
  });
  expect(
    await opened.dialog.findByText(
      'This booking has changed meanwhile: it is now Cancelled. "Cancel" is no longer possible.',
    ),
  ).toBeVisible();
  expect(screen.getByText('This booking has been cancelled.')).toBeInTheDocument();
  expectKeptInput(opened);
});

test('says when only the permission is lost', async () => {
  const opened = await openCancel();
  await opened.meanwhile({ permissions: permissions() });
  expect(
    await opened.dialog.findByText(
      'This booking has changed meanwhile. "Cancel" is no longer possible.',
    ),
  ).toBeVisible();
});

test('names a new state in which the action is still possible, and asks to go on', async () => {
  const opened = await openCancel();
  const { dialog, user, booking } = opened;
  await opened.meanwhile({ state: 'requested', state_display: 'Requested' });
  expect(
    await dialog.findByText('This booking has changed meanwhile: it is now Requested.'),
  ).toBeVisible();
  expectKeptInput(opened);
  const seen: (string | null)[] = [];
  server.use(
    mockApi.post('/booking/{id}/make-cancelled', ({ request }) => {
      seen.push(request.headers.get('If-Match'));
      return booking;
    }),
  );
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'other');
  await user.click(dialog.getByRole('button', { name: 'Cancel Booking Anyway' }));
  expect(await screen.findByText('Booking cancelled.')).toBeVisible();
  expect(seen).toEqual(['"2"']);
});

test('names a newly assigned videographer', async () => {
  const { dialog, meanwhile } = await openCancel();
  const theo = { full_name: 'Theo Lindqvist', email: '', phone: '', company: '' };
  await meanwhile({ camera_operator: theo });
  expect(await dialog.findByText(/meanwhile: Theo Lindqvist is now assigned\.$/)).toBeVisible();
  await meanwhile({ camera_operator: null });
  await waitFor(() => expect(dialog.queryByText(/meanwhile/)).not.toBeInTheDocument());
});

test('ignores a change that does not concern the action', async () => {
  const { dialog, meanwhile } = await openCancel();
  await meanwhile({ title: 'Another title' });
  expect(await screen.findByText('Another title')).toBeInTheDocument();
  expect(dialog.queryByText(/meanwhile/)).not.toBeInTheDocument();
});

test('says that the action went through although its answer was lost, and keeps the input', async () => {
  const opened = await openCancel();
  const { dialog, user, booking } = opened;
  const cancelled: Booking = {
    ...booking,
    version: 2,
    state: 'cancelled',
    state_display: 'Cancelled',
    permissions: permissions(),
  };
  server.use(
    mockApi.post('/booking/{id}/make-cancelled', () => {
      server.use(mockApi.get('/booking/{id}', () => cancelled));
      return HttpResponse.error();
    }),
  );
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'other');
  await user.click(dialog.getByRole('button', { name: 'Cancel Booking' }));
  expect(await dialog.findByText(errorTexts.network)).toBeVisible();
  expect(await dialog.findByText(/meanwhile: it is now Cancelled\./)).toBeVisible();
  expectKeptInput(opened);
});
