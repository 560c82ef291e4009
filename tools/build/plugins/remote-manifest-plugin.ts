import { incompatibilityOf } from '@shootline/shared-api/fit';
import type {
  ContributionKind,
  PublishedRoute,
  RemoteDeclaration,
  RemoteManifest,
  SharedCode,
} from '@shootline/shared-api/portal';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { collectTypes, type Declarations } from '../../types/collect-types.ts';
import { knownWidgets } from '../../types/shared-types.ts';
import { integrityOf } from '../integrity.ts';
import { pageImports, pageScripts } from '../page-code.ts';
import { fingerprintOf } from '../shared-libraries.ts';
import { usedCalls } from '../used-calls.ts';
import { usedNames } from '../used-names.ts';
import { usedWidgets } from '../used-widgets.ts';

const pluginName = 'RemoteManifestPlugin';
const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;

/**
 * Writes files into the build: `remote.json`, the remote's declaration with its entry script and that
 * script's integrity; `uses.json`, the shared code that it uses; `types.json`, the types of that and of
 * widgets; and `calls.json`, the part of the API's contract that it uses. Publishing adds the version to the manifest.
 */
export class RemoteManifestPlugin {
  #declaration: RemoteDeclaration;
  #shared: SharedCode;
  #contributions: ContributionKind[];
  #declarations: Declarations | undefined;
  #pages: ReturnType<typeof pageImports> = new Map();

  constructor(
    declaration: RemoteDeclaration,
    shared: SharedCode,
    contributions: ContributionKind[],
    declarations?: Declarations,
  ) {
    this.#declaration = declaration;
    this.#shared = shared;
    this.#declarations = declarations;
    this.#contributions = contributions;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      // Later the module is merged into a larger one.
      compilation.hooks.finishModules.tap(pluginName, () => {
        const paths = this.#declaration.routes.map(({ path }) => path);
        this.#pages = pageImports(compilation, paths);
      });
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => {
        const emit = (file: string, content: object) => {
          const text = JSON.stringify(content, null, 2);
          compilation.emitAsset(file, new webpack.sources.RawSource(text));
        };
        emit('remote.json', this.#manifest(compilation));
        const { fileDependencies: files } = compilation;
        const uses = {
          ...this.#shared,
          names: usedNames(compilation),
          widgets: usedWidgets(files, compiler.context),
        };
        const lack = incompatibilityOf(uses, this.#shared)?.missing ?? [];
        for (const name of lack) {
          compilation.errors.push(new webpack.WebpackError(`The apps do not share ${name}.`));
        }
        emit('uses.json', uses);
        if (this.#declarations) {
          const widgets = knownWidgets(compiler.context, uses.widgets);
          emit('types.json', collectTypes(this.#declarations, Object.keys(uses.names), widgets));
        }
        emit('calls.json', usedCalls(compiler.context, files));
      });
    });
  }

  #manifest(compilation: Compilation): RemoteManifest {
    const entry = compilation.getAssets().find(({ name }) => /^remoteEntry\..*js$/.test(name));
    if (!entry) throw new Error('The build has no remote entry.');
    const { routes, nav, widgets, ...declared } = this.#declaration;
    return {
      ...declared,
      version: 'development',
      entry: entry.name,
      integrity: integrityOf(entry.source.buffer(), 'sha384'),
      builtFor: fingerprintOf(this.#shared),
      routes: routes.map((route): PublishedRoute => {
        const page = this.#pages.get(route.path);
        return page ? { ...route, code: pageScripts(compilation, page) } : route;
      }),
      nav: [...nav],
      widgets: [...widgets],
      ...(this.#contributions.length > 0 && { contributions: this.#contributions }),
    };
  }
}
