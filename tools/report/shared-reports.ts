import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../apps.ts';
import { exportedNames } from '../build/exported-names.ts';
import { ownEntries } from '../build/shared-libraries.ts';
import { emittedDeclarations } from '../types/emit-declarations.ts';
import { changeBetween, isDeprecated, nextVersion, removedNames } from './compare-reports.ts';
import { reachableDeclarations } from './reachable-declarations.ts';
import { parseReport, type Report, textOf } from './report-text.ts';

const packages = ['shared-api', 'shared-ui'];
const manifestOf = (folder: string) => join(root, folder, 'package.json');
const pathOf = (folder: string) => join(folder, 'api-report.md');

const entriesOf = (folder: string) =>
  ownEntries(join(root, 'shell')).filter(({ file }) => file.startsWith(join(root, folder, 'src')));

/** The report to compare with: the last committed one, or else the existing file. */
function reportBefore(folder: string): Report | undefined {
  const committed = spawnSync('git', ['show', `HEAD:${pathOf(folder)}`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (committed.status === 0) return parseReport(committed.stdout);
  const file = join(root, pathOf(folder));
  return existsSync(file) ? parseReport(readFileSync(file, 'utf8')) : undefined;
}

function reportNow(folder: string, emitted: string): Report {
  const entries = entriesOf(folder);
  const { name, version } = JSON.parse(readFileSync(manifestOf(folder), 'utf8'));
  return {
    name,
    version,
    entries: Object.fromEntries(entries.map(({ key, file }) => [key, exportedNames(file)])),
    modules: Object.fromEntries(
      reachableDeclarations(
        emitted,
        entries.map(({ file }) => file),
      ),
    ),
  };
}

/** The packages whose committed report is out of date. */
export async function staleReports(): Promise<string[]> {
  const emitted = await emittedDeclarations();
  return packages.filter((folder) => {
    const file = join(root, pathOf(folder));
    return !existsSync(file) || readFileSync(file, 'utf8') !== textOf(reportNow(folder, emitted));
  });
}

/**
 * Writes the report of each package, and its version according to the changes. Returns the versions; throws
 * a sentence if a name was removed that was not deprecated before.
 */
export async function writeReports(): Promise<Record<string, string>> {
  const emitted = await emittedDeclarations();
  const written = packages.map((folder) => {
    const now = reportNow(folder, emitted);
    const before = reportBefore(folder) ?? now;
    const early = removedNames(before, now).filter((name) => !isDeprecated(before, name));
    if (early.length > 0) {
      throw new Error(
        `These were removed without being @deprecated in an earlier version:\n  ${early.join('\n  ')}`,
      );
    }
    const version = nextVersion(before.version, changeBetween(before, now));
    writeFileSync(join(root, pathOf(folder)), textOf({ ...now, version }));
    const manifest = readFileSync(manifestOf(folder), 'utf8');
    const versioned = manifest.replace(/"version": "[^"]*"/, `"version": "${version}"`);
    writeFileSync(manifestOf(folder), versioned);
    return [folder, version] as const;
  });
  return Object.fromEntries(written);
}
