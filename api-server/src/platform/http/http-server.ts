import { type IncomingMessage, type Server, createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { announcesBody } from './body/body-in-time.ts';
import { answerClientErrors } from './failures/client-error.ts';

/**
 * Longer than the minute that proxies keep connections: closing one while the proxy sends loses a
 * request.
 */
const keepAliveTimeout = 75_000;
const headersTimeout = 60_000;
// Bodies have their own limit of speed, at which a large file on a slow line can take an hour.
const requestTimeout = 0;

type Answer = Parameters<typeof getRequestListener>[0];

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** An HTTP server whose requests an app answers; malformed requests get an error of the contract. */
export function httpServer(answer: Answer): Server {
  const server = createServer({ keepAliveTimeout, headersTimeout, requestTimeout });
  server.on('request', (request, response) => {
    // The rest of the body is not read, so the connection closes after the answer.
    if (isRead(request) && announcesBody(request)) response.setHeader('Connection', 'close');
  });
  server.on('request', getRequestListener(answer));
  answerClientErrors(server);
  return server;
}
