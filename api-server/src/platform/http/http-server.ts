import { type IncomingMessage, type Server, createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { announcesBody } from './body-in-time.ts';
import { answerClientErrors } from './client-error.ts';

/** A proxy keeps its connections for a minute: one that is closed while it sends loses a request. */
const keepAliveTimeout = 75_000;
const headersTimeout = 60_000;
// Bodies are read at a pace of their own, which a large file on a slow line can keep for an hour.
const requestTimeout = 0;

type Answer = Parameters<typeof getRequestListener>[0];

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** An HTTP server that is answered by an app, and by itself where a request reaches no route. */
export function httpServer(answer: Answer): Server {
  const server = createServer({ keepAliveTimeout, headersTimeout, requestTimeout });
  server.on('request', (request, response) => {
    // Nobody waits for the rest of it after the answer.
    if (isRead(request) && announcesBody(request)) response.setHeader('Connection', 'close');
  });
  server.on('request', getRequestListener(answer));
  answerClientErrors(server);
  return server;
}
