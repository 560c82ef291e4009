import { execFileSync } from 'node:child_process';
import { root } from '../apps.ts';
import { changedExports, isDeprecated, removedNames } from '../report/compare-reports.ts';
import { parseReport, type Report } from '../report/report-text.ts';

/** The number of report revisions to look back. */
const revisions = 30;

interface Revision {
  day: string;
  report: Report;
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 50_000_000 });

/** The committed reports of a package, newest first. */
function reportsOf(folder: string): Revision[] {
  const path = `${folder}/api-report.md`;
  const log = git('log', `--max-count=${revisions}`, '--format=%H %cs', '--', path).trim();
  return log.split('\n').flatMap((line) => {
    const [commit = '', day = ''] = line.split(' ');
    return commit ? [{ day, report: parseReport(git('show', `${commit}:${path}`)) }] : [];
  });
}

/** All names of a report, each with its entry. */
const namesOf = ({ entries }: Report) =>
  Object.entries(entries).flatMap(([entry, names]) => names.map((name) => `${name} of ${entry}`));

function changesBetween(before: Report, after: Report): string[] {
  const deprecated = namesOf(after).filter(
    (name) => isDeprecated(after, name) && !isDeprecated(before, name),
  );
  const kinds = {
    Added: removedNames(after, before),
    Removed: removedNames(before, after),
    Deprecated: deprecated,
    'Changed types': changedExports(before, after),
  };
  return Object.entries(kinds)
    .filter(([, names]) => names.length > 0)
    .map(([kind, names]) => `- ${kind}: ${names.map((name) => `\`${name}\``).join(', ')}`);
}

/** Changes between versions of a shared package, newest first, from its committed reports. */
export function releaseNotes(folder: string): string {
  const all = reportsOf(folder);
  const sections = all.flatMap(({ day, report }, place) => {
    const before = all.slice(place + 1).find((one) => one.report.version !== report.version);
    const isLast = all[place - 1]?.report.version !== report.version;
    if (!before || !isLast) return [];
    const changes = changesBetween(before.report, report);
    return [`## ${report.version} (${day})`, changes.join('\n') || '- Descriptions only'];
  });
  return `${['# Changes', ...sections].join('\n\n')}\n`;
}
