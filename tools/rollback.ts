import { parseArgs } from 'node:util';
import { openTarget } from './release/target/open-target.ts';
import { rollBack } from './release/release.ts';

// npm run rollback -- <app> <target> [version or tag] [--portal url] [--api url] [--force]: returns to an earlier version.

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      api: { type: 'string' },
      portal: { type: 'string' },
      force: { type: 'boolean', default: false },
    },
  });
  const [app, address, version] = positionals;
  if (!app) throw new Error('Say which app to roll back, and where.');
  const target = await openTarget(address);
  const current = await rollBack(target, app, version, {
    api: values.api,
    portal: values.portal,
    isForced: values.force,
  });
  console.log(`${app} ${current} is the current version in ${target.name}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
