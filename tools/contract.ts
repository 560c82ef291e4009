import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './apps.ts';
import { exitOf, startChild } from './child.ts';
import { bundleContract } from './contract/bundle.ts';

// npm run contract: bundles the areas of the contract into one document and makes its types; with
// --check says whether both are up to date.

const isCheck = process.argv.includes('--check');
const file = join(root, 'shared-api/openapi.yaml');
const types = [
  'shared-api/openapi.yaml',
  '-o',
  'shared-api/src/contract/openapi.gen.ts',
  '--default-non-nullable=false',
];

const contract = await bundleContract();
if (!isCheck) {
  await writeFile(file, contract);
} else if ((await readFile(file, 'utf8')) !== contract) {
  console.error('shared-api/openapi.yaml is out of date: run npm run contract.');
  process.exit(1);
}
process.exitCode = await exitOf(
  startChild(join(root, 'tools/node_modules/.bin/openapi-typescript'), [
    ...types,
    ...(isCheck ? ['--check'] : []),
  ]),
);
