import { streamSSE } from 'hono/streaming';
import type { Events } from './event-broker.ts';
import { outsideRequests } from '../../platform/http/request/request-scope.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';

/** Milliseconds after which a client reconnects. */
const retry = 3000;

export const eventHandlers = (events: Events) =>
  ({
    async streamEvents({ c, viewer, sessionId, header, query }) {
      const listener = { tenantId: viewer.tenantId, userId: viewer.id, sessionId };
      const lastEventId = header['Last-Event-ID'] ?? query.last_event_id;
      // Opened after the call's transaction, to hold no database connection.
      return async () => {
        c.header('X-Accel-Buffering', 'no');
        if (c.req.raw.method === 'HEAD')
          return c.body(null, 200, { 'Content-Type': 'text/event-stream' });
        // The channel outlives this request and serves others.
        const stream = outsideRequests(() => events.open(listener, lastEventId));
        const answer = streamSSE(c, async (out) => {
          out.onAbort(stream.end);
          for await (const message of stream.messages) {
            if (message.event === 'alive') await out.write(':\n\n');
            else await out.writeSSE({ ...message, data: JSON.stringify(message.data), retry });
          }
        });
        // Compression would hold events back until a block is full.
        answer.headers.set('Cache-Control', 'no-store, no-transform');
        return answer;
      };
    },
  }) satisfies Partial<Handlers>;
