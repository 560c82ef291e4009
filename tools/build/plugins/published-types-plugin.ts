import webpack, { type Compiler } from 'webpack';
import { publishedTypes } from '../published-types.ts';

const name = 'PublishedTypesPlugin';
const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;

/** Writes `widgets.d.ts` into the build of a remote with widgets, for teams in other repositories. */
export class PublishedTypesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const types = publishedTypes(compiler.context);
        if (types) compilation.emitAsset('widgets.d.ts', new webpack.sources.RawSource(types));
      });
    });
  }
}
