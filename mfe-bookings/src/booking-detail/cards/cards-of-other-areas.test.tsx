import type { Booking } from '@shootline/shared-api';
import {
  buildBooking,
  buildReferenceData,
  buildUser,
  mockApi,
  mockServer,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.tsx';

declare module '@shootline/shared-api/portal' {
  interface Widgets {
    'equipment/booking-card': { booking: Booking };
    'transport/booking-card': { booking: Booking };
  }
}

const booking = buildBooking({ title: 'Founder interview' });
mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/booking/{id}', () => booking),
);

beforeAll(() => loadPages(routes));

test('shows the cards of other areas for the booking, and each failure alone', async () => {
  let isDown = true;
  const { user } = renderRoute(routes, `/booking/${booking.uuid}`, {
    user: buildUser(),
    slots: { 'booking-page': ['equipment/booking-card', 'transport/booking-card'] },
    widgets: {
      'equipment/booking-card': async () => (props) => <p>Cameras of {props.booking.title}</p>,
      'transport/booking-card': async () => {
        if (isDown) throw new Error('down');
        return () => <p>No van needed</p>;
      },
    },
  });
  expect(await screen.findByText('Cameras of Founder interview')).toBeVisible();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('A part of this page is not available');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No van needed')).toBeVisible();
});
