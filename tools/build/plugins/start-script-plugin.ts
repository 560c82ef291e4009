import { basename } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityPlaceholder, scriptsOf } from './chunk-integrity-plugin.ts';
import { integrityOf } from '../integrity.ts';
import { SignInFormPlugin } from './sign-in-form-plugin.ts';

const name = 'StartScriptPlugin';
const folder = 'assets/start.';

/** Groups of the shell's files that every page of a remote needs. */
const ofEveryPage = ['common', 'pages'];

/** The names of these files, which are beside the script, with their hashes. */
const scriptsOfPages = ({ chunks }: Compilation): string =>
  [...chunks]
    .filter(({ name: group }) => ofEveryPage.includes(group ?? ''))
    .flatMap((chunk) =>
      scriptsOf(chunk).map((file) => `${basename(file)} ${integrityPlaceholder(chunk)}`),
    )
    .join();

/**
 * Builds the script that requests what the first page needs while the portal's code is still loading, and
 * shows visitors the sign-in form. It is a separate compilation, as an entry of the shell would start with the federation runtime.
 */
export class StartScriptPlugin {
  apply(compiler: Compiler) {
    new SignInFormPlugin().apply(compiler);
    compiler.hooks.make.tapPromise(name, (compilation) => compileStart(compiler, compilation));
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = { name, stage: 100 };
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap(stage, (page) => {
        const asset = compilation.getAssets().find((one) => one.name.startsWith(folder));
        if (!asset) throw new Error('The start script was not built.');
        page.assetTags.scripts.unshift({
          tagName: 'script',
          voidTag: false,
          meta: { plugin: name },
          attributes: {
            async: true,
            // Lets its content come with the first paint.
            blocking: 'render',
            'data-pages': scriptsOfPages(compilation),
            fetchpriority: 'high',
            src: `${page.publicPath}${asset.name}`,
            integrity: integrityOf(asset.source.buffer(), 'sha256'),
          },
        });
        return page;
      });
    });
  }
}

function compileStart({ context }: Compiler, compilation: Compilation): Promise<void> {
  const filename = `${folder}[contenthash:8].js`;
  const child = compilation.createChildCompiler(name, { filename });
  new webpack.EntryPlugin(context, './src/start/start.ts', { name: 'start' }).apply(child);
  return new Promise((done, fail) => {
    child.runAsChild((error) => (error ? fail(error) : done()));
  });
}
