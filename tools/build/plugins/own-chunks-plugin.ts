import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';

const name = 'OwnChunksPlugin';
// After minifying, and before names and hashes are computed from the content.
const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 2;

/**
 * Keeps two versions of an app on one page apart: webpack lists loaded chunks in a global variable named
 * after the app, so one version would use the other's chunks.
 */
export class OwnChunksPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const scripts = compilation.getAssets().filter((asset) => asset.name.endsWith('.js'));
        const hash = createHash('sha256');
        for (const { source } of scripts) hash.update(source.buffer());
        const variable = compilation.outputOptions.chunkLoadingGlobal ?? '';
        const own = `${variable}_${hash.digest('hex').slice(0, 6)}`;
        for (const script of scripts) {
          compilation.updateAsset(script.name, (source) => {
            const code = source.source().toString().replaceAll(variable, own);
            return new webpack.sources.RawSource(code);
          });
        }
      });
    });
  }
}
