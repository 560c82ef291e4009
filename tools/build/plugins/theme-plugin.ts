import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compiler } from 'webpack';
import { integrityOf } from '../integrity.ts';

const name = 'ThemePlugin';

/** Puts the static part of the theme into a stylesheet of the page. */
export class ThemePlugin {
  #sharedUi: string;

  constructor(sharedUi: string) {
    this.#sharedUi = sharedUi;
  }

  apply(compiler: Compiler) {
    const file = pathToFileURL(join(this.#sharedUi, 'src/chakra-parts/theme-style.ts')).href;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tapPromise(name, async (page) => {
        const { themeStyle } = await import(file);
        const style = Buffer.from(themeStyle());
        const hash = integrityOf(style, 'sha256');
        const asset = `assets/theme.${hash.replace(/\W|^sha256/g, '').slice(0, 8)}.css`;
        compilation.emitAsset(asset, new webpack.sources.RawSource(style));
        page.assetTags.styles.push({
          tagName: 'link',
          voidTag: true,
          meta: { plugin: name },
          attributes: { rel: 'stylesheet', href: `${page.publicPath}${asset}`, integrity: hash },
        });
        return page;
      });
    });
  }
}
