import { parseArgs } from 'node:util';
import { removeRemote } from './release/removal.ts';
import { openTarget } from './release/target/open-target.ts';

// npm run remove -- <remote> <target> [--force]: takes a remote with all its versions out of a target.

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [app, address] = positionals;
  if (!app) throw new Error('Say which remote to remove, and where.');
  const target = await openTarget(address);
  await removeRemote(target, app, { isForced: values.force });
  console.log(`${app} is no longer in ${target.name}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
