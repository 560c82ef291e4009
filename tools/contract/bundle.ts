import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle, createConfig, parseYaml, Source, stringifyYaml } from '@redocly/openapi-core';
import { root } from '../apps.ts';

type Json = Record<string, unknown>;

interface RootDocument {
  /** The files of the areas. */
  'x-areas': string[];
  [key: string]: unknown;
}

interface Area {
  paths?: Json;
}

const folder = join(root, 'shared-api/openapi');
const rootFile = join(folder, 'openapi.yaml');
const notice = '# Bundled from openapi/ by `npm run contract`.\n\n';

async function readYaml<Document>(file: string): Promise<Document> {
  return parseYaml(await readFile(file, 'utf8')) as Document;
}

/** The paths of an area, as references into its file. */
async function pathsOf(area: string): Promise<Json> {
  const { paths = {} } = await readYaml<Area>(join(folder, area));
  return Object.fromEntries(
    Object.keys(paths).map((path) => {
      const pointer = path.replaceAll('~', '~0').replaceAll('/', '~1');
      return [path, { $ref: `${area}#/paths/${pointer}` }];
    }),
  );
}

/** The areas as one OpenAPI document, in YAML. Rejects when a reference cannot be resolved. */
export async function bundleContract(): Promise<string> {
  const { 'x-areas': areas, components, ...document } = await readYaml<RootDocument>(rootFile);
  const entries = (await Promise.all(areas.map(pathsOf))).flatMap(Object.entries<unknown>);
  const paths = Object.fromEntries(entries);
  if (Object.keys(paths).length < entries.length)
    throw new Error('Two files of the contract declare the same path.');
  const parsed = { ...document, paths, components };
  const result = await bundle({
    doc: { source: new Source(rootFile, stringifyYaml(parsed)), parsed },
    config: await createConfig({}),
  });
  const [problem] = result.problems;
  if (problem) {
    const place = problem.location[0];
    throw new Error(`${problem.message} ${place?.source.absoluteRef} ${place?.pointer ?? ''}`);
  }
  return notice + stringifyYaml(result.bundle.parsed, { lineWidth: -1, noRefs: true });
}
