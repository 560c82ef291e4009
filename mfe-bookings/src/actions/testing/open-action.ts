import { type Booking, roles } from '@shootline/shared-api';
import { buildBooking, buildUser, mockApi } from '@shootline/shared-api/testing';
import { renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { SetupServer } from 'msw/node';
import { routes } from '../../routes.tsx';

/** Opens an action of a booking from the actions menu of its page. */
export async function openAction(
  server: SetupServer,
  label: string,
  changes: Partial<Booking>,
  user = buildUser(roles.admin),
  widgets: NonNullable<Parameters<typeof renderRoute>[2]>['widgets'] = {},
) {
  const booking = buildBooking(changes);
  server.use(mockApi.get('/booking/{id}', () => booking));
  const view = renderRoute(routes, `/booking/${booking.uuid}`, { user, widgets });
  await view.user.click(await screen.findByRole('button', { name: 'Actions' }));
  // The menu ignores choices until it has the focus.
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await view.user.click(screen.getByRole('menuitem', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...view, booking, dialog };
}
