import type { SharedCode } from '@shootline/shared-api/portal';
import webpack, { type Compiler } from 'webpack';
import { fingerprintOf } from './shared-libraries.ts';

const pluginName = 'ProvidedCodePlugin';
const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;

/**
 * Tells the shell which shared code it provides, as `PROVIDED` with its fingerprint `BUILT_FOR`, and
 * the tools by `provides.json`.
 */
export class ProvidedCodePlugin {
  #provided: SharedCode;

  constructor(provided: SharedCode) {
    this.#provided = provided;
  }

  apply(compiler: Compiler) {
    new webpack.DefinePlugin({
      PROVIDED: JSON.stringify(this.#provided),
      BUILT_FOR: JSON.stringify(fingerprintOf(this.#provided)),
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => {
        const text = JSON.stringify(this.#provided, null, 2);
        compilation.emitAsset('provides.json', new webpack.sources.RawSource(text));
      });
    });
  }
}
