import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import {
  type ContributionKind,
  portalContract,
  type RemoteDeclaration,
} from '@shootline/shared-api/portal';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type Module } from 'webpack';
import { appName } from '../app-name.ts';
import { ChunkIntegrityPlugin } from './plugins/chunk-integrity-plugin.ts';
import { iconPath } from './icon-path.ts';
import { integrityOf } from './integrity.ts';
import { KeptFilesPlugin } from './plugins/kept-files-plugin.ts';
import { OwnChunksPlugin } from './plugins/own-chunks-plugin.ts';
import { PublishedTypesPlugin } from './plugins/published-types-plugin.ts';
import { ProvidedCodePlugin } from './plugins/provided-code-plugin.ts';
import { RemoteManifestPlugin } from './plugins/remote-manifest-plugin.ts';
import { ShellChunksPlugin } from './plugins/shell-chunks-plugin.ts';
import { ServiceWorkerPlugin } from './plugins/service-worker-plugin.ts';
import { StartScriptPlugin } from './plugins/start-script-plugin.ts';
import { TextsPlugin } from './plugins/texts-plugin.ts';
import { ThemePlugin } from './plugins/theme-plugin.ts';
import { type SharedTypes, sharedTypes } from '../types/shared-types.ts';
import {
  consumedLibraries,
  packageFolder,
  providedModule,
  sharedCode,
} from './shared-libraries.ts';

interface Exposed {
  import: string;
  /** The name of its chunk. */
  name: string;
}

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];

const resolve = (name: string) => fileURLToPath(import.meta.resolve(name));

const containerName = (dir: string) => `shootline_${appName(dir).replaceAll('-', '_')}`;

/**
 * The names of files that the runtime loads. One hash for a whole build, as it has a folder of its own;
 * otherwise the first script would list a hash for each file.
 */
const chunkFilename = (isProduction: boolean) =>
  `[name].[${isProduction ? 'fullhash' : 'contenthash'}:8].js`;

function baseConfig(dir: string): Configuration {
  const isProduction = process.env['NODE_ENV'] === 'production';
  const name = appName(dir);
  return {
    name,
    context: dir,
    mode: isProduction ? 'production' : 'development',
    devtool: isProduction ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    output: {
      path: join(dir, 'dist'),
      uniqueName: containerName(dir),
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: chunkFilename(isProduction),
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 15_000,
      // A module that threw an error is evaluated again when it is next required.
      strictModuleExceptionHandling: true,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: resolve('swc-loader'),
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', refresh: !isProduction } },
            },
          },
        },
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
      ],
    },
    optimization: {
      // Short ids: nothing of a build is kept for the next one, whose files have addresses of their own.
      ...(isProduction && { moduleIds: 'natural', chunkIds: 'size' }),
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // All licences in one file; otherwise every chunk repeats those of its modules.
          extractComments: { condition: 'some', filename: 'licenses.txt', banner: false },
          minimizerOptions: { compress: { passes: 3, ecma: 2022 } },
        }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(dir, 'node_modules/.cache/webpack'),
      name: isProduction ? 'production' : 'development',
      buildDependencies: { config: [fileURLToPath(import.meta.url)] },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    plugins: [
      isProduction ? new ChunkIntegrityPlugin() : new ReactRefreshPlugin({ overlay: false }),
    ],
  };
}

/**
 * Federation of an app. The shell has the only runtime and passes it to the remotes; the plugin's own
 * option for that would bundle it twice.
 */
function federation(dir: string, exposes?: Record<string, string | Exposed>) {
  return new ModuleFederationPlugin({
    name: containerName(dir),
    filename: 'remoteEntry.[contenthash:8].js',
    ...(exposes
      ? { exposes, shared: consumedLibraries(dir) }
      : {
          runtimePlugins: [
            resolve('@module-federation/inject-external-runtime-core-plugin'),
            join(dir, 'src/federation/script-guard.ts'),
          ],
        }),
    remotes: {},
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: {
      asyncStartup: exposes !== undefined,
      externalRuntime: exposes !== undefined,
      optimization: { target: 'web', disableSnapshot: true },
    },
  });
}

/** A remote has an entry, which maps pages to their code, and one file for each page. */
const remoteChunks = (dir: string): SplitChunks => ({
  minSize: 100_000,
  cacheGroups: {
    entry: {
      name: containerName(dir),
      chunks: ({ name }) => name === 'routes',
      // Code provided by the shell stays where it is awaited.
      test: ({ type }: Module) => type !== 'consume-shared-module',
      enforce: true,
    },
  },
});

const contributionKinds = Object.keys({
  inbox: true,
  search: true,
  settings: true,
  texts: true,
} satisfies Record<ContributionKind, true>) as ContributionKind[];

/** The kinds that a remote has a module for; those that its declaration describes need one. */
function contributionsOf(dir: string, declaration: RemoteDeclaration): ContributionKind[] {
  const kinds = contributionKinds.filter((kind) =>
    existsSync(join(dir, 'src/contributions', `${kind}.ts`)),
  );
  for (const kind of ['inbox', 'search'] as const) {
    if ((declaration[kind] !== undefined) === kinds.includes(kind)) continue;
    throw new Error(
      `remote.ts needs \`${kind}\` if there is src/contributions/${kind}.ts, and the reverse.`,
    );
  }
  return kinds;
}

/** The types that a build is published with; in development none are compared. */
const typesOf = ({ mode }: Configuration, dir: string): Promise<SharedTypes | undefined> =>
  mode === 'production' ? sharedTypes(dir) : Promise.resolve(undefined);

/** The build of a remote: its pages, widgets and contributions behind a federation entry, and its `remote.json`. */
async function remoteConfig(dir: string): Promise<Configuration> {
  const module = await import(pathToFileURL(join(dir, 'remote.ts')).href);
  const declaration: RemoteDeclaration = module.default;
  const widgets = declaration.widgets.map((name: string) => name.slice(name.indexOf('/') + 1));
  const contributions = contributionsOf(dir, declaration);
  const exposes = {
    './routes': { import: './src/routes', name: 'routes' },
    ...Object.fromEntries(widgets.map((widget) => [`./${widget}`, `./src/widgets/${widget}`])),
    ...Object.fromEntries(
      // One chunk, as the entry lists the integrity of each.
      contributions.map((kind) => [
        `./contributions/${kind}`,
        { import: `./src/contributions/${kind}.ts`, name: 'contributions' },
      ]),
    ),
  };
  const nav = declaration.nav.map(async (entry) => ({
    ...entry,
    icon: await iconPath(dir, entry.icon),
  }));
  const published = { ...declaration, nav: await Promise.all(nav) };
  const config = baseConfig(dir);
  const types = await typesOf(config, dir);
  return {
    ...config,
    entry: {},
    optimization: { ...config.optimization, splitChunks: remoteChunks(dir) },
    plugins: [
      ...(config.plugins ?? []),
      ...(config.mode === 'production' ? [new OwnChunksPlugin(), new KeptFilesPlugin()] : []),
      new TextsPlugin(),
      federation(dir, exposes),
      new PublishedTypesPlugin(),
      new RemoteManifestPlugin(
        published,
        sharedCode(dir, declaration.contract, types?.hash),
        contributions,
        types?.declarations,
      ),
    ],
  };
}

/** The build of the shell: the page itself, with the shared libraries that remotes use. */
async function shellConfig(dir: string): Promise<Configuration> {
  const config = baseConfig(dir);
  const isDevelopment = config.mode === 'development';
  const provided = providedModule(dir);
  const types = await typesOf(config, dir);
  const baseStyle = integrityOf(readFileSync(join(dir, 'public/base.css')), 'sha256');
  return {
    ...config,
    entry: './src/main.tsx',
    output: {
      ...config.output,
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: `assets/${chunkFilename(!isDevelopment)}`,
    },
    plugins: [
      ...(config.plugins ?? []),
      new TextsPlugin(),
      federation(dir),
      // Resolved from shared-ui, which can import everything that is provided.
      new webpack.experiments.schemes.VirtualUrlPlugin(
        // With a version, as webpack's cache would otherwise keep an earlier module.
        { provided: { source: () => provided, version: provided } },
        { context: packageFolder(dir, '@shootline/shared-ui') },
      ),
      ...(isDevelopment
        ? []
        : [new ShellChunksPlugin(), new StartScriptPlugin(), new ServiceWorkerPlugin()]),
      new ProvidedCodePlugin(sharedCode(dir, portalContract, types?.hash), types?.declarations),
      new ThemePlugin(packageFolder(dir, '@shootline/shared-ui')),
      new HtmlWebpackPlugin({
        template: join(dir, 'index.html'),
        publicPath: '/',
        isDevelopment,
        // In development the file changes while it is served.
        baseStyle: isDevelopment ? '' : baseStyle,
      }),
    ],
  };
}

/** The build of a page without federation, such as the gallery of components. */
export function pageConfig(dir: string, entry: string): Configuration {
  const config = baseConfig(dir);
  return {
    ...config,
    entry,
    plugins: [
      ...(config.plugins ?? []),
      new HtmlWebpackPlugin({ publicPath: 'auto', templateContent: '<div id="root"></div>' }),
    ],
  };
}

/** The webpack configuration of an app: a remote if its folder has a `remote.ts`. */
export function appConfig(dir: string): Promise<Configuration> {
  return existsSync(join(dir, 'remote.ts')) ? remoteConfig(dir) : shellConfig(dir);
}
