import { roles } from '@shootline/shared-api';
import {
  buildBooking,
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
} from '@shootline/shared-api/testing';
import { renderRoute } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';
import { Component } from './booking-view.tsx';

const server = mockServer(mockApi.get('/reference-data', buildReferenceData));
const booking = buildBooking({ booking_uid: '4711' });

function open() {
  const Page = () => <Component booking_uuid={booking.uuid} />;
  const pages = [{ path: '/' as const, page: () => Promise.resolve({ Component: Page }) }];
  return renderRoute(pages, '/', { user: buildUser(roles.finance) });
}

test('shows a booking to read, without actions', async () => {
  server.use(mockApi.get('/booking/{id}', () => booking));
  open();
  expect(await screen.findByText('#4711')).toBeVisible();
  expect(screen.getByRole('group', { name: 'At a glance' })).toBeVisible();
  for (const card of ['Booking Details', 'Shoot Details', 'Client Details']) {
    expect(screen.getByRole('region', { name: card })).toBeVisible();
  }
  expect(screen.queryByRole('button', { name: /Actions|Update/ })).not.toBeInTheDocument();
});

test('says why a booking cannot be shown, and tries again', async () => {
  server.use(mockApi.get('/booking/{id}', () => errorResponse('InternalError', 'Not now.')));
  const { user } = open();
  expect(await screen.findByText('Not now.')).toBeVisible();
  server.use(mockApi.get('/booking/{id}', () => booking));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('#4711')).toBeVisible();
});
