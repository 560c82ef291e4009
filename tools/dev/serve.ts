import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import DevServer, { type Configuration as DevConfiguration } from 'webpack-dev-server';
import type { PortalConfig } from '@shootline/shared-api/portal';

/** The webpack configuration of the app in a folder. */
export async function configOf(appDir: string): Promise<Configuration> {
  const module = await import(pathToFileURL(join(appDir, 'webpack.config.ts')).href);
  return module.default;
}

/** Serves an app on localhost and rebuilds it whenever a file changes; resolves after the first build. */
export async function serve(config: Configuration, options: DevConfiguration): Promise<void> {
  const compiler = webpack(config);
  if (!compiler) throw new Error(`${config.name} has no build.`);
  const built = new Promise((resolve) => compiler.hooks.done.tap('serve', resolve));
  await new DevServer({ host: 'localhost', ...options }, compiler).start();
  await built;
}

/** Options that make a development server answer `/portal.json`. */
export function servePortalConfig(
  read: () => PortalConfig | Promise<PortalConfig>,
): Pick<DevConfiguration, 'setupMiddlewares'> {
  return {
    setupMiddlewares(middlewares) {
      middlewares.unshift({
        name: 'portal.json',
        path: '/portal.json',
        middleware: async (_request: IncomingMessage, response: ServerResponse) => {
          try {
            const config = JSON.stringify(await read());
            response.setHeader('Content-Type', 'application/json').end(config);
          } catch (error) {
            console.error(error instanceof Error ? error.message : error);
            response.writeHead(502).end();
          }
        },
      });
      return middlewares;
    },
  };
}
