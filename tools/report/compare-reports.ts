import type { Report } from './report-text.ts';

/** How a package has changed: which part of its version rises. */
export type Change = 'breaking' | 'added' | 'none';

/** Starts a declaration; what follows it is indented, or closes it. */
const start = /^(?:\/\*\* @deprecated|export |declare |import |type |interface )/;
/** Passes names on, which the entries list, or takes them. */
const passesOn = /^(?:import |export (?:type )?[{*])/;
const optionalMember = /^\s+(?:readonly )?[\w$]+\?:/;

/** The declarations of a module by their first line; one that is deprecated has that with it. */
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
      // An overload has the name of the one before it.
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
    // A type that is not exported here counts by the declarations that use it.
    return key.startsWith('export ') ? 'breaking' : 'none';
  });
  const isMore = [...now.keys()].some((key) => key.startsWith('export ') && !old.has(key));
  return strongest([...changes, isMore ? 'added' : 'none']);
}

/** An entry goes with the last of its names. */
const allNames = ({ entries }: Report) =>
  Object.entries(entries).flatMap(([entry, names]) =>
    names.length > 0 ? names.map((name) => `${name} of ${entry}`) : [entry],
  );

/** The names that a report no longer has. */
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

/** How a package has changed from one report to the next. */
export function changeBetween(before: Report, after: Report): Change {
  const changes = Object.entries(before.modules).map(([module, code]): Change => {
    const now = after.modules[module];
    // A module that is gone is missed where one of its names is.
    return now === undefined ? 'none' : changeOfModule(code, now);
  });
  const isMore = removedNames(after, before).length > 0;
  const isLess = removedNames(before, after).length > 0;
  return strongest([...changes, isLess ? 'breaking' : 'none', isMore ? 'added' : 'none']);
}

/** The version after a change: the first number rises by a breaking one, the second by an addition. */
export function nextVersion(version: string, change: Change): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (change === 'breaking') return `${major + 1}.0.0`;
  return change === 'added' ? `${major}.${minor + 1}.0` : version;
}
