import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PortalConfig, RemoteDeclaration } from '@shootline/shared-api/portal';
import type { Configuration, FileCacheOptions } from 'webpack';
import { appName } from '../app-name.ts';
import { ChunkIntegrityPlugin } from '../build/plugins/chunk-integrity-plugin.ts';
import { runningPortal, type RunningPortal } from './running-portal.ts';
import { configOf, serve, servePortalConfig } from './serve.ts';

/** The path of the development server's WebSocket. */
const socket = '/ws';

/** Serves the shell with hot reload; the remotes and the API come from the running portal. */
async function serveShell(appDir: string, portal: RunningPortal, port: number): Promise<void> {
  process.env['NODE_ENV'] = 'development';
  const { remotes } = await portal.readConfig();
  const published = remotes.flatMap(({ url, tags = [] }) => [url, ...tags.map((tag) => tag.url)]);
  const remoteFolders = published.flatMap((url) =>
    url === undefined ? [] : [url.slice(0, url.lastIndexOf('/') + 1)],
  );
  const foreign = ['/demo-hub', ...remoteFolders];
  const isOwn = (path: string) => !foreign.some((prefix) => path.startsWith(prefix));
  await serve(await configOf(appDir), {
    port,
    hot: true,
    historyApiFallback: true,
    static: join(appDir, 'public'),
    proxy: portal.proxy(isOwn),
    ...servePortalConfig(portal.readConfig),
  });
}

/** A production build, to match the portal's React, but readable and with source maps. */
async function readableConfig(appDir: string): Promise<Configuration> {
  process.env['NODE_ENV'] = 'production';
  const config = await configOf(appDir);
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    optimization: { ...config.optimization, minimize: false },
    // Source maps would contain the placeholders of hashes.
    plugins: config.plugins?.filter((plugin) => !(plugin instanceof ChunkIntegrityPlugin)),
    cache: { ...(config.cache as FileCacheOptions), name: 'readable' },
  };
}

/** Serves the remote instead of the portal's version, and reloads the page after a change. */
async function serveRemote(appDir: string, portal: RunningPortal, port: number): Promise<void> {
  const module = await import(pathToFileURL(join(appDir, 'remote.ts')).href);
  const { name }: RemoteDeclaration = module.default;
  const path = `/${appName(appDir)}/`;
  const readConfig = async (): Promise<PortalConfig> => {
    const config = await portal.readConfig();
    const others = config.remotes.filter((remote) => remote.name !== name);
    return { ...config, remotes: [...others, { name, url: `${path}remote.json` }] };
  };
  await serve(await readableConfig(appDir), {
    port,
    hot: false,
    liveReload: true,
    // The portal's Content-Security-Policy does not allow the overlay.
    client: { overlay: false, logging: 'warn' },
    compress: false,
    static: false,
    devMiddleware: { publicPath: path },
    proxy: portal.proxy((request) => request.startsWith(path) || request === socket),
    ...servePortalConfig(readConfig),
  });
}

/** Serves the app of a folder instead of the running portal's (`PORTAL`). */
export async function serveOneApp(appDir: string): Promise<void> {
  const portal = await runningPortal(process.env['PORTAL'] ?? 'http://localhost:3000');
  const port = Number(process.env['PORT'] ?? 4000);
  const name = appName(appDir);
  await (name === 'shell' ? serveShell : serveRemote)(appDir, portal, port);
  console.log(
    `${name} is served in the portal of ${portal.url.origin} at http://localhost:${port}`,
  );
}
