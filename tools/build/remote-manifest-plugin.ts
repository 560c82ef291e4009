import type { RemoteDeclaration, RemoteManifest } from '@shootline/shared-api/portal';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from './integrity.ts';

/**
 * Writes `remote.json` into the build: the remote's declaration with its entry script and that
 * script's integrity. Publishing gives it its version.
 */
export class RemoteManifestPlugin {
  #declaration: RemoteDeclaration;
  #shared: Record<string, string>;

  constructor(declaration: RemoteDeclaration, shared: Record<string, string>) {
    this.#declaration = declaration;
    this.#shared = shared;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RemoteManifestPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = JSON.stringify(this.#manifest(compilation), null, 2);
          compilation.emitAsset('remote.json', new webpack.sources.RawSource(text));
        },
      );
    });
  }

  #manifest(compilation: Compilation): RemoteManifest {
    const entry = compilation.getAssets().find(({ name }) => /^remoteEntry\..*js$/.test(name));
    if (!entry) throw new Error('The build has no remote entry.');
    const { name, contract, nav, widgets } = this.#declaration;
    return {
      name,
      contract,
      version: 'development',
      entry: entry.name,
      integrity: integrityOf(entry.source.buffer(), 'sha384'),
      shared: this.#shared,
      routes: [...this.#declaration.routes],
      nav: [...nav],
      widgets: [...widgets],
    };
  }
}
