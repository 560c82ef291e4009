import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../integrity.ts';

const name = 'ServiceWorkerPlugin';

/** In bytes; larger files are kept only once they are used. */
const largest = 200_000;

/**
 * Builds the worker that opens the portal without a network, as a separate compilation: an entry of the
 * shell would start with the federation runtime. Also lists the scripts of this version for it.
 */
export class ServiceWorkerPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.make.tapPromise(name, (compilation) => compileWorker(compiler, compilation));
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const list = JSON.stringify(scriptsOf(compilation), null, 2);
        compilation.emitAsset('files.json', new webpack.sources.RawSource(list));
      });
    });
  }
}

function scriptsOf(compilation: Compilation) {
  return compilation
    .getAssets()
    .filter((asset) => asset.name.startsWith('assets/') && asset.name.endsWith('.js'))
    .filter(({ source }) => source.size() <= largest)
    .map((asset) => ({
      file: asset.name,
      integrity: integrityOf(asset.source.buffer(), 'sha256'),
    }));
}

function compileWorker({ context }: Compiler, compilation: Compilation): Promise<void> {
  // The address of a worker never changes.
  const child = compilation.createChildCompiler(name, { filename: 'sw.js' });
  new webpack.EntryPlugin(context, './src/offline/worker/worker.ts', { name: 'sw' }).apply(child);
  return new Promise((done, fail) => {
    child.runAsChild((error) => (error ? fail(error) : done()));
  });
}
