import { execFileSync } from 'node:child_process';
import { root } from '../../apps.ts';

function git(...args: string[]): string[] {
  const printed = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  return printed.split('\n').filter((line) => line !== '');
}

function exists(revision: string): boolean {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).length > 0;
  } catch {
    return false;
  }
}

/** Where the work on this branch began: main as it was fetched, else the local one. */
function mainBranch(): string {
  return exists('origin/main') ? 'origin/main' : 'main';
}

/**
 * The files that differ from a revision (from main if missing), committed or not, new ones too. Throws a
 * sentence for the user.
 */
export function changedSince(revision = mainBranch()): string[] {
  if (!exists(revision)) throw new Error(`There is no revision ${revision}.`);
  const [base = revision] = git('merge-base', revision, 'HEAD');
  const changed = git('diff', '--name-only', '--no-renames', base);
  const made = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...made])].sort();
}
