import type { PageScript } from '@shootline/shared-api/portal';
import type { Compilation, Module } from 'webpack';
import { scriptsOf } from './plugins/chunk-integrity-plugin.ts';
import { integrityOf } from './integrity.ts';

type Block = Module['blocks'][number];

const lineOf = ({ loc }: Block) => (loc && 'start' in loc ? loc.start.line : 0);

/**
 * The dynamic import of each page in a remote's `src/routes`: the first one between its path and the next
 * path. A page defined elsewhere has none.
 */
export function pageImports(
  compilation: Compilation,
  paths: readonly string[],
): Map<string, Block> {
  const module = [...compilation.modules].find((one) =>
    /\/src\/routes\.tsx?$/.test(one.nameForCondition() ?? ''),
  );
  if (!module) throw new Error('The remote has no src/routes.');
  const lines = String(module.originalSource()?.source()).split('\n');
  const keys = paths.map((path) => ({
    path,
    line: 1 + lines.findIndex((line) => line.trim().startsWith(`'${path}':`)),
  }));
  const found = keys.flatMap(({ path, line }): [string, Block][] => {
    const next = Math.min(...keys.map((key) => key.line).filter((other) => other > line));
    const block = module.blocks.find((one) => lineOf(one) >= line && lineOf(one) < next);
    return line > 0 && block ? [[path, block]] : [];
  });
  return new Map(found);
}

/** The scripts loaded by a dynamic import. */
export function pageScripts(compilation: Compilation, block: Block): PageScript[] {
  const chunks = compilation.chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
  return chunks.flatMap((chunk) =>
    scriptsOf(chunk).flatMap((file) => {
      const content = compilation.getAsset(file)?.source.buffer();
      return content ? { file, integrity: integrityOf(content, 'sha256') } : [];
    }),
  );
}
