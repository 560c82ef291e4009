import type { Server } from 'node:http';
import { createServer, type Server as NetServer } from 'node:net';
import type { Hono } from 'hono';
import { httpServer } from '../src/platform/http/http-server.ts';

/** Starts a server on a free local port, and returns the port. */
export async function listenOnFreePort(server: NetServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port is free.');
  return address.port;
}

/** A free local port. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

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
