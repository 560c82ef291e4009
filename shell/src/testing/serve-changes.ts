import { http, HttpResponse } from 'msw';
import { server } from './render-portal.tsx';

/** Opens the stream of events. Returns a function that sends a change of a booking. */
export function serveChanges(): (uuid: string) => void {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const sent: Uint8Array[] = [];
  const encoder = new TextEncoder();
  // A stream for each request, as a portal of an earlier test may open its own again.
  const openStream = () =>
    new ReadableStream<Uint8Array>({
      start: (stream) => {
        for (const event of sent) stream.enqueue(event);
        streams.push(stream);
      },
    });
  server.use(http.get('*/api/events', () => new HttpResponse(openStream())));
  return (uuid) => {
    const data = JSON.stringify({ kind: 'booking', booking_uuid: uuid });
    const event = encoder.encode(`event: change\ndata: ${data}\nid: 1\n\n`);
    sent.push(event);
    for (const stream of streams) stream.enqueue(event);
  };
}
