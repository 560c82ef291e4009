import { type Availability, roles } from '@shootline/shared-api';
import {
  buildAvailability,
  buildReferenceData,
  buildUser,
  mockApi,
  mockServer,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { routes } from '../routes.tsx';

const mia = buildUser(roles.camera_operator);
const server = mockServer(mockApi.get('/reference-data', buildReferenceData));

beforeAll(() => loadPages(routes));

test('accepts an offer again after it was reopened while the page was open', async () => {
  const { uuid, full_name, email } = mia;
  const offer = buildAvailability({ camera_operator: { uuid, full_name, email } });
  const accepted: Availability = {
    ...offer,
    state: 'available',
    standing: 'accepted',
    permissions: { ...offer.permissions, make_available: false },
  };
  const keys: (string | null)[] = [];
  let shown = offer;
  server.use(
    mockApi.get('/booking/booking-availability/{id}', () => shown),
    http.post('*/api/booking/booking-availability/:id/make-available', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      shown = accepted;
      return HttpResponse.json(accepted);
    }),
  );
  const { user, queryClient } = renderRoute(routes, `/booking-availability/${offer.uuid}`, {
    user: mia,
  });
  const accept = () => screen.findByRole('button', { name: 'Accept & Confirm Offer' });
  await user.click(await accept());
  expect(await screen.findByText(/^You have accepted this offer/)).toBeVisible();

  shown = offer;
  await act(() => queryClient.invalidateQueries());
  await user.click(await accept());
  expect(await screen.findByText(/^You have accepted this offer/)).toBeVisible();
  expect(new Set(keys).size).toBe(2);
});
