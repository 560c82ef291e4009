import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { catalog, common } from '../kit/manifests.ts';
import { kitVersions, packKit } from '../kit/pack-kit.ts';
import { repositoryFiles } from './repository.ts';
import { remoteFiles } from './template.ts';
import { format, install, runScript, writeFiles } from './write-files.ts';

const commands = [
  'test',
  'build',
  'dev',
  'texts',
  'deploy',
  'versions',
  'rollback',
  'canary',
  'remove',
];

const isForTests = (name: string) => /^@testing-library|^@types|^msw$|remote-kit$/.test(name);

type Packages = Record<string, string>;

function manifestOf(name: string, packages: Packages) {
  const part = (isWanted: (name: string) => boolean): Packages =>
    Object.fromEntries(
      Object.entries(packages)
        .filter(([one]) => isWanted(one))
        .sort(),
    );
  return {
    name: `mfe-${name}`,
    ...{ version: '0.1.0', private: true, type: 'module', engines: { node: '>=20' } },
    scripts: Object.fromEntries(commands.map((command) => [command, `shootline ${command}`])),
    dependencies: part((one) => !isForTests(one)),
    devDependencies: part(isForTests),
    // Brings along the Node that runs the commands.
    optionalDependencies: manifest.optionalDependencies,
  };
}

/** The kit's packages as files of the new repository, or by their versions. */
async function kitPackages(folder: string, isFromRegistry: boolean): Promise<Packages> {
  const packed = isFromRegistry
    ? (await kitVersions()).map(({ name, version }) => [name, `^${version}`])
    : (await packKit(join(folder, 'kit'))).map(({ name, file }) => [
        name,
        `file:kit/${basename(file)}`,
      ]);
  return Object.fromEntries(packed);
}

/**
 * Creates a remote in a repository of its own, with the kit in its folder or from a registry, and installs
 * its packages. Rejects with a sentence for the user.
 */
export async function createStandalone(
  name: string,
  folder: string,
  isFromRegistry: boolean,
): Promise<void> {
  writeFiles(folder, { ...remoteFiles(name, '@shootline/remote-kit'), ...repositoryFiles(name) });
  const known = await catalog();
  const libraries = common.filter((one) => !one.startsWith('@shootline/'));
  const packages = {
    ...Object.fromEntries(libraries.map((one) => [one, known[one] ?? ''])),
    ...(await kitPackages(folder, isFromRegistry)),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifestOf(name, packages)));
  format(folder);
  install(folder);
  runScript(folder, 'texts');
  console.log(`${folder} has the remote ${name}. Its README.md says how to test and deploy it.`);
}
