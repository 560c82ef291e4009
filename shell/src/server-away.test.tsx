import { buildUser } from '@shootline/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPortal, server, type TestRemote } from './testing/render-portal.tsx';

const shoots: TestRemote = {
  name: 'shoots',
  routes: [{ path: '/', layout: 'main', access: 'signed-in' }],
  nav: [{ label: 'My Shoots', to: '/', icon: 'bookings', access: 'signed-in', order: 10 }],
  pages: [{ path: '/', page: () => Promise.resolve({ Component: () => <h1>Shoots</h1> }) }],
};
const away = /The portal cannot be reached\./;
/** A page asks twice before it says so, as the server may just have been restarted. */
const soon = { timeout: 8000 };

test('an idle page says that the server has gone, and stops once it is back', async () => {
  let isAway = false;
  let endStream: (() => void) | undefined;
  const opening = renderPortal('/', { user: buildUser(), remotes: [shoots] });
  server.use(
    http.get('*/api/health', () => (isAway ? HttpResponse.error() : HttpResponse.json({}))),
    http.get('*/api/events', () => {
      if (isAway) return HttpResponse.error();
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('event: ready\ndata: {}\nid: 1\n\n'));
          endStream = () => controller.close();
        },
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
  await opening;
  expect(await screen.findByRole('heading', { name: 'Shoots' })).toBeVisible();
  await waitFor(() => expect(endStream).toBeDefined());
  isAway = true;
  endStream?.();
  expect(await screen.findByText(away, undefined, soon)).toBeVisible();
  isAway = false;
  await waitFor(() => expect(screen.queryByText(away)).toBeNull(), soon);
}, 30_000);
