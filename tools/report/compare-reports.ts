import type { Report } from './report-text.ts';

/** The kind of change of a package, which decides the part of its version to raise. */
export type Change = 'breaking' | 'added' | 'none';

/** Starts a declaration; its other lines are indented or close it. */
const start = /^(?:\/\*\* @deprecated|export |declare |import |type |interface )/;
/** Re-exports names, which the entries list, or imports them. */
const passesOn = /^(?:import |export (?:type )?[{*])/;
const optionalMember = /^\s+(?:readonly )?[\w$]+\?:/;

/** The declarations of a module by their first line; a deprecated one keeps that mark. */
function declarationsOf(code: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let current: string[] = [];
  let isDeprecated = false;
  for (const line of code.split('\n')) {
    if (passesOn.test(line) || line === '') continue;
    if (start.test(line)) {
      isDeprecated = line.startsWith('/**');
      if (isDeprecated) continue;
      current = [];
      const [key = line] = line.split(/[=({:]/);
      // An overload has the same name as the one before it.
      found.set(found.has(key) ? line : key, current);
    }
    current.push(line);
  }
  return found;
}

function changeOfLines(before: string[], after: string[]): Change {
  const left = [...before];
  const added: string[] = [];
  for (const line of after) {
    const place = left.indexOf(line);
    if (place === -1) added.push(line);
    else left.splice(place, 1);
  }
  if (left.length > 0 || added.some((line) => !optionalMember.test(line))) return 'breaking';
  return added.length > 0 ? 'added' : 'none';
}

const strongest = (changes: Change[]): Change =>
  (['breaking', 'added'] as const).find((change) => changes.includes(change)) ?? 'none';

function changeOfModule(before: string, after: string): Change {
  const [old, now] = [declarationsOf(before), declarationsOf(after)];
  const changes = [...old].map(([key, lines]): Change => {
    const found = now.get(key);
    if (found) return changeOfLines(lines, found);
    // A type that is not exported here counts through the declarations that use it.
    return key.startsWith('export ') ? 'breaking' : 'none';
  });
  const isMore = [...now.keys()].some((key) => key.startsWith('export ') && !old.has(key));
  return strongest([...changes, isMore ? 'added' : 'none']);
}

/** Counts an entry without names as a name, so its removal is noticed. */
const allNames = ({ entries }: Report) =>
  Object.entries(entries).flatMap(([entry, names]) =>
    names.length > 0 ? names.map((name) => `${name} of ${entry}`) : [entry],
  );

/** The names that are no longer in a report. */
export function removedNames(before: Report, after: Report): string[] {
  const now = new Set(allNames(after));
  return allNames(before).filter((name) => !now.has(name));
}

/** Whether a report marks a name as deprecated. */
export function isDeprecated({ modules }: Report, name: string): boolean {
  const [bare = ''] = name.split(' ');
  const marked = new RegExp(`@deprecated \\*/\\n[^\\n]*\\b${bare.replaceAll('$', '\\$')}\\b`);
  return Object.values(modules).some((code) => marked.test(code));
}

const declaredName = /^export (?:declare |default |abstract )*(?:\w+) ([\w$]+)/;

/** The exported names whose declarations changed from one report to the next. */
export function changedExports(before: Report, after: Report): string[] {
  const changed = Object.entries(after.modules).flatMap(([module, code]) => {
    const old = declarationsOf(before.modules[module] ?? '');
    return [...declarationsOf(code)]
      .filter(
        ([key, lines]) =>
          key.startsWith('export ') && old.has(key) && old.get(key)?.join() !== lines.join(),
      )
      .map(([key]) => declaredName.exec(key)?.[1] ?? key);
  });
  return [...new Set(changed)].sort();
}

/** The kind of change of a package from one report to the next. */
export function changeBetween(before: Report, after: Report): Change {
  const changes = Object.entries(before.modules).map(([module, code]): Change => {
    const now = after.modules[module];
    // A removed module counts only if it removes names.
    return now === undefined ? 'none' : changeOfModule(code, now);
  });
  const isMore = removedNames(after, before).length > 0;
  const isLess = removedNames(before, after).length > 0;
  return strongest([...changes, isLess ? 'breaking' : 'none', isMore ? 'added' : 'none']);
}

/** The version after a change: a breaking change raises the first number, an addition the second. */
export function nextVersion(version: string, change: Change): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (change === 'breaking') return `${major + 1}.0.0`;
  return change === 'added' ? `${major}.${minor + 1}.0` : version;
}
