import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '../api-server/tests/servers/nginx.ts';
import type { RunningServer } from './portal/portal-server.ts';

/** Serves a portal's folder with nginx as in docs/serving, with the API of another server. */
export async function serveByNginx(
  program: string,
  portalDir: string,
  apiUrl: string,
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'shootline-nginx-'));
  const members = [`server 127.0.0.1:${new URL(apiUrl).port};`];
  const nginx = await startNginx(program, { folder, portalDir, members });
  return {
    url: `http://localhost:${nginx.port}`,
    async stop() {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
