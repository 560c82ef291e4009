import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../integrity.ts';

const name = 'KeptFilesPlugin';

/** In bytes; larger files are kept only once they are used. */
const largest = 200_000;

/** Lists the scripts of a version, which the worker keeps for starts without a network. */
export class KeptFilesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const list = JSON.stringify(scriptsOf(compilation), null, 2);
        compilation.emitAsset('files.json', new webpack.sources.RawSource(list));
      });
    });
  }
}

const scriptsOf = (compilation: Compilation) =>
  compilation
    .getAssets()
    .filter((asset) => asset.name.endsWith('.js') && asset.name !== 'sw.js')
    .filter(({ source }) => source.size() <= largest)
    .map((asset) => ({
      file: asset.name,
      integrity: integrityOf(asset.source.buffer(), 'sha256'),
    }));
