import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appFolders, root } from './apps.ts';
import { buildApp } from './build/build-app.ts';
import { openTarget } from './release/target/open-target.ts';
import { release } from './release/release.ts';

// npm run deploy -- <app> <target> [--tag next] [--keep 10] [--portal url] [--api url] [--force]: builds and
// releases an app.

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      tag: { type: 'string' },
      keep: { type: 'string', default: '10' },
      api: { type: 'string' },
      portal: { type: 'string' },
      force: { type: 'boolean', default: false },
    },
  });
  const [app = '', address] = positionals;
  const { tag } = values;
  const keep = Number(values.keep);
  if (!appFolders().includes(app)) {
    throw new Error(`Say which app to deploy: ${appFolders().join(', ')}.`);
  }
  if (!Number.isInteger(keep) || keep < 1) throw new Error('--keep takes a number from 1 on.');
  if (tag !== undefined && !/^[a-z][a-z0-9-]*$/.test(tag)) {
    throw new Error('A tag has lower case letters, digits and hyphens, as in --tag next.');
  }
  const target = await openTarget(address);
  await buildApp(join(root, app));
  const { version, isNew } = await release(target, join(root, app), {
    tag,
    keep,
    api: values.api,
    portal: values.portal,
    isForced: values.force,
  });
  const where = tag === undefined ? 'the current version' : `tagged ${tag}`;
  console.log(`${app} ${version} is ${where} in ${target.name}.`);
  if (isNew) console.log(`It is listed in portal.json there.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
