/** A version of a remote that the server keeps beside the released one. */
export interface KeptVersion {
  version: string;
  /** Instant of its deployment. */
  deployed: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The versions in a `releases.json` except the current one, newest first. Throws if it is not one. */
export function keptVersions(releases: unknown): KeptVersion[] {
  if (!isRecord(releases) || !isRecord(releases['versions']) || !Array.isArray(releases['current']))
    throw new SyntaxError('This is not a releases.json.');
  const current: unknown = releases['current'].at(-1);
  return Object.entries(releases['versions'])
    .filter(([version]) => version !== current)
    .map(([version, deployed]) => ({ version, deployed: String(deployed) }))
    .sort((one, other) => Date.parse(other.deployed) - Date.parse(one.deployed));
}
