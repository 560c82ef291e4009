import webpack, { type Compilation, type Compiler } from 'webpack';
import { KeptFilesPlugin } from './kept-files-plugin.ts';

const name = 'ServiceWorkerPlugin';

/**
 * Builds the worker that opens the portal without a network, as a separate compilation: an entry of the
 * shell would start with the federation runtime. Also lists the scripts of this version for it.
 */
export class ServiceWorkerPlugin {
  apply(compiler: Compiler) {
    new KeptFilesPlugin().apply(compiler);
    compiler.hooks.make.tapPromise(name, (compilation) => compileWorker(compiler, compilation));
  }
}

function compileWorker({ context }: Compiler, compilation: Compilation): Promise<void> {
  // The address of a worker never changes.
  const child = compilation.createChildCompiler(name, { filename: 'sw.js' });
  new webpack.EntryPlugin(context, './src/offline/worker/worker.ts', { name: 'sw' }).apply(child);
  return new Promise((done, fail) => {
    child.runAsChild((error) => (error ? fail(error) : done()));
  });
}
