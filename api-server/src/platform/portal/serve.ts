import { pathToFileURL } from 'node:url';
import { type ServerType, createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { securityHeaders } from '../http/headers.ts';
import { servePortal } from './portal.ts';

/** Serves a folder of built apps without an API. Resolves once it listens. */
export function serveFolder(
  folder: string,
  port: number,
  host = 'localhost',
): Promise<{ port: number; close(): Promise<void> }> {
  const app = new Hono();
  app.use(securityHeaders(false));
  app.use(servePortal(folder));
  const server: ServerType = createAdaptorServer({ fetch: app.fetch });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
  });
}

const [, script, folder, port] = process.argv;
if (script !== undefined && import.meta.url === pathToFileURL(script).href) {
  if (folder === undefined || port === undefined) {
    console.error('Usage: node serve.ts FOLDER PORT');
    process.exit(1);
  }
  const served = await serveFolder(folder, Number(port));
  console.log(`${folder} is served at http://localhost:${served.port}`);
  process.on('SIGTERM', () => process.exit(0));
  process.on('SIGINT', () => process.exit(0));
}
