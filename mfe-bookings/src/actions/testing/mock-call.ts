import type { Booking } from '@shootline/shared-api';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';

export const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));

/** Answers a call on the booking and returns the bodies that it was sent. */
export function mockCall(server: SetupServer, call: string, answer: () => Booking | Response) {
  const sent: unknown[] = [];
  server.use(
    http.post(`*/api/booking/:id/${call}`, async ({ request }) => {
      const text = await request.text();
      sent.push(text === '' ? undefined : JSON.parse(text));
      const result = answer();
      return result instanceof Response ? result : HttpResponse.json(result);
    }),
  );
  return sent;
}
