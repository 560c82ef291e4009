import { type Booking, type Role, roles, type SignedInUser } from '@shootline/shared-api';
import { buildUser, mockApi } from '@shootline/shared-api/testing';
import { renderRoute } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import type { FormServer } from './form-server.ts';

/** Opens New Booking, signed in with this role. */
export async function openNewBrief(
  role: Role = roles.client_user,
  changes?: Partial<SignedInUser>,
) {
  const me = { ...buildUser(role), ...changes };
  const view = renderRoute(routes, '/submit-brief', { user: me });
  await screen.findByRole('form', { name: 'New Videographer Booking' });
  return { ...view, me };
}

/** Opens Update Booking for a booking on the server, signed in with this role. */
export async function openBooking(
  server: FormServer,
  booking: Booking,
  role: Role = roles.client_user,
  changes?: Partial<SignedInUser>,
) {
  server.use(mockApi.get('/booking/{id}', () => booking));
  const me = { ...buildUser(role), ...changes };
  const view = renderRoute(routes, `/booking/${booking.uuid}/update`, { user: me });
  await screen.findByRole('form', { name: 'Update Booking' });
  return { ...view, me };
}
