import { join } from 'node:path';
import type { Configuration as DevConfiguration } from 'webpack-dev-server';
import { remoteFolders, root } from '../apps.ts';
import { startChild } from '../child.ts';
import { elsewhereOf, isServedBy, type Portal, readConfig } from '../portal/portals.ts';
import { configOf, serve, servePortalConfig } from './serve.ts';

const hot: DevConfiguration = {
  hot: true,
  client: { overlay: true, logging: 'warn' },
  headers: { 'Access-Control-Allow-Origin': '*' },
};

function startApi(port: number, portalPort: number): void {
  const api = startChild(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--watch', 'api-server/src/main.ts'],
    {
      env: {
        ...process.env,
        PORT: String(port),
        PORTAL_URL: process.env['PORTAL_URL'] ?? `http://localhost:${portalPort}`,
        PORTAL_DIR: '',
        DATA_DIR: process.env['DATA_DIR'] ?? join(root, '.data'),
      },
    },
  );
  process.on('SIGTERM', () => process.exit(0));
  process.on('SIGINT', () => process.exit(0));
  process.on('exit', () => api.kill('SIGTERM'));
}

/** Serves every app of a portal with hot reload, and the API, which restarts when its code changes. */
export async function serveWholePortal(portal: Portal): Promise<void> {
  process.env['NODE_ENV'] = 'development';
  const port = Number(process.env['PORT'] ?? 3000);
  const apiPort = port + 100;
  const config = readConfig(portal);
  const folders = remoteFolders().filter(isServedBy(config));
  const remotePorts = new Map(folders.map((folder, index) => [folder, port + 1 + index]));
  startApi(apiPort, port);

  const servedConfig = {
    ...config,
    elsewhere: await elsewhereOf(config),
    remotes: config.remotes.map((remote) => {
      const remotePort = remotePorts.get(`mfe-${remote.name}`);
      if (!remotePort) return remote;
      return { name: remote.name, url: `http://localhost:${remotePort}/remote.json` };
    }),
  };
  await Promise.all([
    ...[...remotePorts].map(async ([folder, remotePort]) =>
      serve(await configOf(join(root, folder)), { ...hot, port: remotePort }),
    ),
    serve(await configOf(join(root, 'shell')), {
      ...hot,
      port,
      historyApiFallback: true,
      static: join(root, 'shell/public'),
      proxy: [{ context: ['/api', '/demo-hub'], target: `http://localhost:${apiPort}` }],
      ...servePortalConfig(() => servedConfig),
    }),
  ]);
  console.log(`The portal is served with hot reload at http://localhost:${port}`);
}
