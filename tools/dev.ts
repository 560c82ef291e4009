import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import DevServer, { type Configuration as DevConfiguration } from 'webpack-dev-server';
import { remoteFolders, root } from './apps.ts';
import { startChild } from './child.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import portalConfig from '../portal.json' with { type: 'json' };

process.env['NODE_ENV'] = 'development';
const port = Number(process.env['PORT'] ?? 3000);
const apiPort = port + 100;
const remotePorts = new Map(remoteFolders().map((folder, index) => [folder, port + 1 + index]));

async function configOf(folder: string): Promise<Configuration> {
  const module = await import(pathToFileURL(join(root, folder, 'webpack.config.ts')).href);
  return module.default;
}

async function serve(folder: string, options: DevConfiguration): Promise<void> {
  const compiler = webpack(await configOf(folder));
  if (!compiler) throw new Error(`${folder} has no build.`);
  const server = new DevServer(
    {
      host: 'localhost',
      hot: true,
      client: { overlay: true, logging: 'warn' },
      headers: { 'Access-Control-Allow-Origin': '*' },
      ...options,
    },
    compiler,
  );
  await server.start();
}

function developmentPortal() {
  return {
    ...portalConfig,
    remotes: portalConfig.remotes.map(({ name, url }) => {
      const remotePort = remotePorts.get(`mfe-${name}`);
      return { name, url: remotePort ? `http://localhost:${remotePort}/remote.json` : url };
    }),
  };
}

const api = startChild(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', '--watch', 'api-server/src/main.ts'],
  {
    env: {
      ...process.env,
      PORT: String(apiPort),
      PORTAL_DIR: '',
      DATA_DIR: process.env['DATA_DIR'] ?? join(root, '.data'),
    },
  },
);
process.on('SIGTERM', () => process.exit(0));
process.on('SIGINT', () => process.exit(0));
process.on('exit', () => api.kill('SIGTERM'));

await Promise.all([
  ...[...remotePorts].map(([folder, remotePort]) => serve(folder, { port: remotePort })),
  serve('shell', {
    port,
    historyApiFallback: true,
    static: join(root, 'shell/public'),
    proxy: [{ context: ['/api', '/demo-hub'], target: `http://localhost:${apiPort}` }],
    setupMiddlewares(middlewares) {
      middlewares.unshift({
        name: 'portal.json',
        path: '/portal.json',
        middleware: (_request: IncomingMessage, response: ServerResponse) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(developmentPortal()));
        },
      });
      return middlewares;
    },
  }),
]);
console.log(`The portal is served with hot reload at http://localhost:${port}`);
