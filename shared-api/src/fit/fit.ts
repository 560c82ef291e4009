import { compareVersions, satisfies } from 'compare-versions';
import type { SharedCode } from '../portal/manifest.ts';

/** Why a remote cannot run in a shell. */
export interface Incompatibility {
  /** The names that the shell lacks, for example 'Sheet of @shootline/shared-ui/sheet'. */
  missing: string[];
  /** Whether the remote is newer or older than the shell; unknown while their versions are the same. */
  age: 'newer' | 'older' | 'unknown';
}

const isOwn = (name: string) => name.startsWith('@shootline/');

function missingNames(uses: SharedCode, provides: SharedCode): string[] {
  return Object.entries(uses.names).flatMap(([entry, names]) => {
    const provided = provides.names[entry];
    if (!provided) return [entry];
    return names.filter((name) => !provided.includes(name)).map((name) => `${name} of ${entry}`);
  });
}

/** Compares third-party libraries by version; the portal's own packages are compared by exported names. */
function missingLibraries(uses: SharedCode, provides: SharedCode): string[] {
  return Object.entries(uses.versions).flatMap(([name, needed]) => {
    const provided = provides.versions[name];
    if (isOwn(name) || !provided || satisfies(provided, `^${needed}`)) return [];
    return [`${name} ^${needed} (there is ${provided})`];
  });
}

function ageOf(uses: SharedCode, provides: SharedCode): Incompatibility['age'] {
  const differences = Object.entries(uses.versions).map(([name, version]) =>
    compareVersions(version, provides.versions[name] ?? version),
  );
  const difference = [uses.contract - provides.contract, ...differences].find((by) => by !== 0);
  if (difference === undefined) return 'unknown';
  return difference > 0 ? 'newer' : 'older';
}

/** Why a remote that uses this cannot run in a shell that provides that; null if it can. */
export function incompatibilityOf(uses: SharedCode, provides: SharedCode): Incompatibility | null {
  const contract = `contract ${uses.contract} (there is ${provides.contract})`;
  const missing = [
    ...(uses.contract === provides.contract ? [] : [contract]),
    ...missingLibraries(uses, provides),
    ...missingNames(uses, provides),
  ];
  return missing.length === 0 ? null : { missing, age: ageOf(uses, provides) };
}
