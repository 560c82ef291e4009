import type { SharedCode } from '@shootline/shared-api/portal';
import webpack, { type Compiler } from 'webpack';
import { collectTypes, type Declarations } from '../../types/collect-types.ts';
import { fingerprintOf, packageFolder } from '../shared-libraries.ts';
import { usedCalls } from '../used-calls.ts';

const pluginName = 'ProvidedCodePlugin';
const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;

/**
 * Publishes the shared code that the shell provides: to the shell as `PROVIDED` with its fingerprint
 * `BUILT_FOR`, to the tools as `provides.json` with its types in `types.json`. `calls.json` is the part of
 * the API's contract that the shell and the shared code use.
 */
export class ProvidedCodePlugin {
  #provided: SharedCode;
  #declarations: Declarations | undefined;

  constructor(provided: SharedCode, declarations?: Declarations) {
    this.#provided = provided;
    this.#declarations = declarations;
  }

  apply(compiler: Compiler) {
    new webpack.DefinePlugin({
      PROVIDED: JSON.stringify(this.#provided),
      BUILT_FOR: JSON.stringify(fingerprintOf(this.#provided)),
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => {
        const emit = (file: string, content: object) => {
          const text = JSON.stringify(content, null, 2);
          compilation.emitAsset(file, new webpack.sources.RawSource(text));
        };
        emit('provides.json', this.#provided);
        if (this.#declarations) {
          const entries = this.#declarations.entries.keys();
          emit('types.json', collectTypes(this.#declarations, entries, {}));
        }
        const { context } = compiler;
        const folders = [context, packageFolder(context, '@shootline/shared-api')];
        emit('calls.json', usedCalls(context, compilation.fileDependencies, folders));
      });
    });
  }
}
