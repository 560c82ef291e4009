import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './apps.ts';
import { exitOf, startChild } from './child.ts';
import { bookingActionCalls, bookingFlags } from './contract/booking-actions.ts';
import { bundleContract } from './contract/bundle.ts';

// npm run contract: bundles the areas of the contract into one document and makes its types and
// the calls of booking actions; with --check says whether all of them are up to date.

const isCheck = process.argv.includes('--check');
const types = [
  'shared-api/openapi.yaml',
  '-o',
  'shared-api/src/contract/openapi.gen.ts',
  '--default-non-nullable=false',
];

const contract = await bundleContract();
const calls = bookingActionCalls(contract);
const made = {
  'shared-api/openapi.yaml': contract,
  'api-server/src/domain/action/booking-actions.gen.ts': calls,
  // Generated into the remote with its calls, so a new call needs no newer shell.
  'mfe-bookings/src/bookings/booking-actions.gen.ts': calls,
  'shared-api/src/contract/booking-flags.gen.ts': bookingFlags(contract),
};
for (const [name, content] of Object.entries(made)) {
  const file = join(root, name);
  if (!isCheck) {
    await writeFile(file, content);
  } else if ((await readFile(file, 'utf8')) !== content) {
    console.error(`${name} is out of date: run npm run contract.`);
    process.exit(1);
  }
}
process.exitCode = await exitOf(
  startChild(join(root, 'tools/node_modules/.bin/openapi-typescript'), [
    ...types,
    ...(isCheck ? ['--check'] : []),
  ]),
);
