import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compiler } from 'webpack';
import { integrityOf } from '../integrity.ts';
import type { SignInHtml } from '../sign-in-html.ts';

const name = 'SignInFormPlugin';
const program = join(import.meta.dirname, '../sign-in-html.ts');

/** Rendered in a process of its own, as components are evaluated there like in a browser. */
async function renderedBy(shellDir: string): Promise<SignInHtml> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, shellDir],
    { maxBuffer: 10_000_000, env: { ...process.env, NODE_ENV: 'production' } },
  );
  return JSON.parse(stdout);
}

/**
 * Puts the sign-in form into the page, as React would render it, so that the start script can show it
 * before the portal's code has loaded.
 */
export class SignInFormPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const rendered = renderedBy(compiler.context);
      // Awaited below.
      rendered.catch(() => {});
      const hooks = HtmlWebpackPlugin.getHooks(compilation);
      hooks.alterAssetTags.tapPromise(name, async (page) => {
        const css = Buffer.from((await rendered).css);
        const hash = webpack.util.createHash('sha256').update(css).digest('hex').slice(0, 8);
        const file = `assets/sign-in.${hash}.css`;
        compilation.emitAsset(file, new webpack.sources.RawSource(css));
        page.assetTags.styles.push({
          tagName: 'link',
          voidTag: true,
          meta: { plugin: name },
          attributes: {
            rel: 'stylesheet',
            href: page.publicPath + file,
            integrity: integrityOf(css, 'sha256'),
          },
        });
        return page;
      });
      // After the page is minified, which would change what React expects.
      hooks.beforeEmit.tapPromise(name, async (page) => {
        const { templates } = await rendered;
        return { ...page, html: page.html.replace('</body>', () => `${templates}</body>`) };
      });
    });
  }
}
