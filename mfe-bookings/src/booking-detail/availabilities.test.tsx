import { type Booking, type BookingAvailability, roles } from '@shootline/shared-api';
import {
  buildBooking,
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  permissions,
  testUuid,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { routes } from '../routes.tsx';

const server = mockServer(mockApi.get('/reference-data', buildReferenceData));

beforeAll(() => loadPages(routes));

function offer(name: string, changes: Partial<BookingAvailability> = {}): BookingAvailability {
  return {
    uuid: testUuid(),
    state: 'unknown',
    state_display: 'Unknown',
    camera_operator: {
      uuid: testUuid(),
      full_name: name,
      email: `${name.toLowerCase()}@example.test`,
    },
    sent: '2030-07-01T02:00:00.000Z',
    exclusive_until: null,
    opens: null,
    decline_reason: '',
    permissions: { make_busy: false, make_available: false, list_availabilities: true },
    ...changes,
  };
}

function open(offers: BookingAvailability[], changes: Partial<Booking> = {}) {
  const booking = buildBooking({
    state: 'requested',
    booking_availabilities: offers,
    auto_assign: { state: 'awaiting_availabilities', state_display: 'Awaiting availabilities' },
    permissions: permissions('read_booking_availabilities', 'read_auto_assign'),
    ...changes,
  });
  server.use(mockApi.get('/booking/{id}', () => booking));
  const view = renderRoute(routes, `/booking/${booking.uuid}`, { user: buildUser(roles.admin) });
  return { booking, ...view };
}

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  if (!row) throw new Error(`${name} is in no row.`);
  return row;
};

test('forty offers scroll in a list that the keyboard can reach', async () => {
  open(Array.from({ length: 40 }, (_, index) => offer(`Person ${index + 1}`)));
  const list = await screen.findByRole('region', { name: 'Videographer availabilities, list' });
  expect(await within(list).findAllByRole('listitem')).toHaveLength(40);
  expect(list).toHaveAttribute('tabindex', '0');
});

describe('Make Busy', () => {
  const may = { make_busy: true, make_available: false, list_availabilities: true };

  test("shows only with the offer's permission", async () => {
    open([offer('Noor', { permissions: may }), offer('Ivo')]);
    await rowOf('Noor');
    expect(screen.getAllByRole('button', { name: /^Make Busy/ })).toHaveLength(1);
  });

  test('marks the offer, shows the toast and updates the booking', async () => {
    const noor = offer('Noor', { permissions: may });
    const { booking, user } = open([noor]);
    const asked: unknown[] = [];
    server.use(
      http.post('*/api/booking/booking-availability/:id/make-busy', ({ params, request }) => {
        asked.push([params.id, Boolean(request.headers.get('Idempotency-Key'))]);
        server.use(
          mockApi.get('/booking/{id}', () => ({
            ...booking,
            booking_availabilities: [{ ...noor, state: 'busy' as const, state_display: 'Busy' }],
          })),
        );
        return HttpResponse.json({});
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Make Busy Noor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make Busy' }));
    expect(dialog.getByText(/mark Noor as busy for this booking\?$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Make Busy' }));
    expect(await screen.findByText('Booking availability updated.')).toBeVisible();
    expect(asked).toEqual([[noor.uuid, true]]);
    await waitFor(async () => expect(await rowOf('Noor')).toHaveTextContent('Busy'));
  });

  test('says that the assignee will be unassigned', async () => {
    const noor = offer('Noor', { permissions: may, state: 'available' });
    const { user } = open([noor, offer('Ivo', { permissions: may })], {
      state: 'assigned',
      camera_operator: { ...noor.camera_operator, phone: '', company: '' },
    });
    await user.click(await screen.findByRole('button', { name: 'Make Busy Noor' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/assigned to it and will be unassigned\.$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Make Busy Noor' })).toHaveFocus(),
    );
    await user.click(screen.getByRole('button', { name: 'Make Busy Ivo' }));
    expect(await screen.findByText(/mark Ivo as busy for this booking\?$/)).toBeVisible();
  });

  test("stays open with the server's refusal", async () => {
    const { user } = open([offer('Noor', { permissions: may })]);
    server.use(
      mockApi.post('/booking/booking-availability/{id}/make-busy', () =>
        errorResponse('Conflict', 'Nothing is possible now.'),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Make Busy Noor' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Make Busy' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing is possible now.');
  });
});

describe('the hub project', () => {
  const openMenu = async (hub_project_url: string | null) => {
    const { user } = open([], { hub_project_url, permissions: permissions('duplicate') });
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  };

  test('is a menu link that opens in a new tab', async () => {
    await openMenu('https://hub.test/projects/1');
    const link = screen.getByRole('menuitem', { name: /^Open Hub Project/ });
    expect(link).toHaveAttribute('href', 'https://hub.test/projects/1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test("is a path of the portal's server for a hub beside the portal", async () => {
    await openMenu('/hub/projects/1');
    const link = screen.getByRole('menuitem', { name: /^Open Hub Project/ });
    expect(link).toHaveAttribute('href', `${window.location.origin}/hub/projects/1`);
  });

  test.each([null, '//elsewhere.test/1', 'javascript:alert(1)', 'not an address'])(
    '%s is not a link',
    async (url) => {
      await openMenu(url);
      expect(screen.queryByRole('menuitem', { name: /Hub Project/ })).not.toBeInTheDocument();
    },
  );
});
