import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@shootline/shared-api/portal';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { builtPortal } from '../../../e2e/portal/portal-server.ts';
import { remoteFolders, root } from '../../../tools/apps.ts';
import { appConfig } from '../../../tools/build/app-config.ts';
import { ChunkIntegrityPlugin } from '../../../tools/build/plugins/chunk-integrity-plugin.ts';
import { compressFolder } from '../../../tools/build/compress.ts';
import { runWebpack } from '../../../tools/build/run-webpack.ts';

const here = import.meta.dirname;

const builtFile = (path: string) => readFile(join(builtPortal, path), 'utf8');

/** Replaces a module of the shell's registry with one for this build. */
const replace = (name: string, code: string) =>
  new webpack.NormalModuleReplacementPlugin(
    new RegExp(`^\\.{1,2}/((federation|remotes)/)?${name}\\.ts$`),
    `data:text/javascript,${encodeURIComponent(code)}`,
  );

/** The published manifests of the federated portal's remotes. */
async function readManifests(): Promise<RemoteManifest[]> {
  const files = remoteFolders().map((folder) => builtFile(join(folder, 'remote.json')));
  return (await Promise.all(files)).map((text) => JSON.parse(text) as RemoteManifest);
}

function modulesOf({ name, widgets, contributions = [] }: RemoteManifest): string[] {
  const load = (module: string, file: string) =>
    `'${name}/${module}': () => import('${join(root, `mfe-${name}`, 'src', file)}')`;
  const own = widgets.map((widget) => widget.slice(widget.indexOf('/') + 1));
  return [
    load('routes', 'routes.tsx'),
    ...own.map((widget) => load(widget, `widgets/${widget}.tsx`)),
    ...contributions.map((kind) => load(`contributions/${kind}`, `contributions/${kind}.ts`)),
  ];
}

/** The shell's build without federation: webpack splits shell and remotes as one application. */
async function singleConfig(folder: string): Promise<Configuration> {
  const shell = await appConfig(join(root, 'shell'));
  const manifests = await readManifests();
  const byName = Object.fromEntries(manifests.map((manifest) => [manifest.name, manifest]));
  const loader = `import { loaderOf } from '${join(here, 'single-loader.ts')}';
    const modules = { ${manifests.flatMap(modulesOf).join()} };
    export const federation = loaderOf('${manifests[0]?.builtFor}', modules);`;
  const published = `import { publishedOf } from '${join(here, 'single-published.ts')}';
    const published = publishedOf(${JSON.stringify(byName)});
    export const { readPublished, diagnosis } = published;`;
  return {
    ...shell,
    name: 'single',
    entry: './src/main.tsx',
    output: { ...shell.output, path: folder },
    optimization: { minimizer: shell.optimization?.minimizer },
    cache: { type: 'filesystem', cacheDirectory: join(root, '.cache/webpack/single') },
    plugins: [
      ...(shell.plugins ?? []).filter(
        (plugin) => plugin instanceof HtmlWebpackPlugin || plugin instanceof ChunkIntegrityPlugin,
      ),
      replace('federation', loader),
      replace('published', published),
      replace('failed-shares', 'export const forgetFailedShares = () => {};'),
    ],
  };
}

/** Builds the portal's sources as one bundle into a folder, beside the built federated portal. */
export async function buildSingle(folder: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await rm(folder, { recursive: true, force: true });
  await runWebpack(await singleConfig(folder));
  await cp(join(root, 'shell/public'), folder, { recursive: true });
  await cp(join(builtPortal, 'portal.json'), join(folder, 'portal.json'));
  await compressFolder(folder);
}
