import type { Server } from 'node:http';
import type { Hono } from 'hono';
import { httpServer } from '../../src/platform/http/http-server.ts';
import { freePort, listenOnFreePort } from '../../src/platform/process/free-port.ts';

export { freePort, listenOnFreePort };

export type Listening = { server: Server; port: number; close(): Promise<void> };

/** Serves an app over real connections, for tests that need them. */
export async function serveApp(app: Pick<Hono, 'fetch'>): Promise<Listening> {
  const server = httpServer(app.fetch);
  return {
    server,
    port: await listenOnFreePort(server),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
