import { parseArgs } from 'node:util';
import { appName } from '../app-name.ts';
import { buildApp } from '../build/build-app.ts';
import { release } from './release.ts';
import { openTarget } from './target/open-target.ts';

const options = {
  tag: { type: 'string' },
  keep: { type: 'string', default: '10' },
  api: { type: 'string' },
  portal: { type: 'string' },
  force: { type: 'boolean', default: false },
} as const;

/**
 * Builds and releases the app of a folder, as `<target> [--tag next] [--keep 10] [--portal url] [--api url] [--force]`
 * say. Rejects with a sentence for the user.
 */
export async function deploy(appDir: string, args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [address] = positionals;
  const { tag } = values;
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) throw new Error('--keep takes a number from 1 on.');
  if (tag !== undefined && !/^[a-z][a-z0-9-]*$/.test(tag)) {
    throw new Error('A tag has lower case letters, digits and hyphens, as in --tag next.');
  }
  const target = await openTarget(address);
  await buildApp(appDir);
  const { version, isNew } = await release(target, appDir, {
    tag,
    keep,
    api: values.api,
    portal: values.portal,
    isForced: values.force,
  });
  const where = tag === undefined ? 'the current version' : `tagged ${tag}`;
  console.log(`${appName(appDir)} ${version} is ${where} in ${target.name}.`);
  if (isNew) console.log(`It is listed in portal.json there.`);
}
