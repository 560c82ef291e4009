import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../integrity.ts';

const name = 'ChunkIntegrityPlugin';
const hashes = `${webpack.RuntimeGlobals.require}.integrity`;

/** Placeholder for a chunk's hash until its content is final; the bracket distinguishes 1 from 12. */
export const integrityPlaceholder = (chunk: Chunk) => `integrity-of(${chunk.id})`;
const anyPlaceholder = /integrity-of\([^)]*\)/;

/** The scripts of a chunk. */
export const scriptsOf = (chunk: Chunk) => [...chunk.files].filter((file) => file.endsWith('.js'));

/** The hashes of all chunks that a runtime may load. */
class HashesRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity');
  }

  override generate(): string {
    const { chunk, chunkGraph } = this;
    if (!chunk || !chunkGraph) throw new Error('Hashes belong to a chunk.');
    const { chunkHasJs } = webpack.javascript.JavascriptModulesPlugin;
    const entries = [...chunk.getAllAsyncChunks()]
      .filter((candidate) => chunkHasJs(candidate, chunkGraph))
      .map((candidate) => [candidate.id, integrityPlaceholder(candidate)]);
    return `${hashes} = ${JSON.stringify(Object.fromEntries(entries))};`;
  }
}

/**
 * Lets the browser run only this build: the page knows the hash of its entry, and an entry the hash of each
 * chunk that it loads. Trusting the entry's hash means trusting every chunk.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      askForHashes(compilation);
      markPage(compilation);
      fillIn(compilation);
      refuseGaps(compilation);
    });
  }
}

function askForHashes(compilation: Compilation) {
  compilation.hooks.runtimeRequirementInTree
    .for(webpack.RuntimeGlobals.loadScript)
    .tap(name, (chunk) => compilation.addRuntimeModule(chunk, new HashesRuntimeModule()));
  const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
  createScript.tap(name, (source) => `${source}\nscript.integrity = ${hashes}[chunkId];`);
}

function markPage(compilation: Compilation) {
  HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap(name, (page) => {
    for (const { attributes } of page.assetTags.scripts) {
      const chunk = [...compilation.chunks].find((candidate) =>
        scriptsOf(candidate).some((file) => `${page.publicPath}${file}` === attributes['src']),
      );
      if (!chunk) throw new Error(`No chunk has the script ${String(attributes['src'])}.`);
      attributes['integrity'] = integrityPlaceholder(chunk);
    }
    return page;
  });
}

/** Webpack treats a placeholder as another content hash, and replaces it by the real one. */
function fillIn(compilation: Compilation) {
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
  compilation.hooks.processAssets.tap({ name, stage }, () => {
    for (const chunk of compilation.chunks) {
      for (const file of scriptsOf(chunk)) {
        const others = compilation.getAsset(file)?.info.contenthash ?? [];
        compilation.updateAsset(file, (source) => source, {
          contenthash: [others, integrityPlaceholder(chunk)].flat(),
        });
      }
    }
  });
  const { updateHash } = webpack.optimize.RealContentHashPlugin.getCompilationHooks(compilation);
  updateHash.tap(name, ([content], hash) =>
    content && anyPlaceholder.test(hash) ? integrityOf(content, 'sha256') : undefined,
  );
}

/** Browsers ignore a hash that they cannot read, so no placeholder may remain. */
function refuseGaps(compilation: Compilation) {
  compilation.hooks.afterProcessAssets.tap(name, (assets) => {
    for (const [file, source] of Object.entries(assets)) {
      const gap = anyPlaceholder.exec(source.source().toString())?.[0];
      if (gap) compilation.errors.push(new webpack.WebpackError(`${file} lacks ${gap}.`));
    }
  });
}
