import { execFileSync } from 'node:child_process';
import { root } from '../apps.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The sources of a package, by the folder of its manifest; others follow from these. */
const sources: Record<string, string[]> = {
  'tools/kit': ['build', 'dev', 'jest', 'kit', 'release', 'texts', 'types'].map(
    (part) => `tools/${part}`,
  ),
};

/**
 * The version under which a package is packed: that of its manifest, whose last number is the count of
 * changes of its sources since, as a registry takes each version once. Needs the whole history.
 */
export function packedVersion(folder: string, version: string): string {
  const [major, minor] = version.split('.');
  const line = `"version": "${version}"`;
  const start = git('log', '-1', '--format=%H', `-S${line}`, '--', `${folder}/package.json`);
  const range = start ? `${start}..HEAD` : 'HEAD';
  const paths = sources[folder] ?? [`${folder}/src`];
  return `${major}.${minor}.${git('rev-list', '--count', range, '--', ...paths)}`;
}
