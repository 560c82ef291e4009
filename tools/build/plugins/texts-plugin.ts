import webpack, { type Compiler } from 'webpack';
import { cataloguesOf, languages } from '../../texts/catalogues.ts';
import { compiledTexts } from '../../texts/compiled-texts.ts';

const name = 'TextsPlugin';
const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;

/** Writes `texts.<language>.json` into the build of an app; the shell loads it for readers of that language. */
export class TextsPlugin {
  apply(compiler: Compiler) {
    const { context } = compiler;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        for (const language of languages) {
          for (const one of await cataloguesOf(context)) {
            compilation.fileDependencies.add(one.getFilename(language));
          }
          const texts = new webpack.sources.RawSource(await compiledTexts(context, language));
          compilation.emitAsset(`texts.${language}.json`, texts);
        }
      });
    });
  }
}
