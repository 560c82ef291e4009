import { load } from 'js-yaml';
import { apiIncompatibilities } from './api-skew.ts';
import type { Contract } from './contract-part.ts';
import { readPortal } from './registration.ts';
import { callsOfVersion, type ReleasedApp } from './released-app.ts';
import type { Target } from './target/target.ts';

const deadline = 5000;

/** The contract that an API currently follows. */
async function contractOf(api: string): Promise<Contract> {
  const url = `${api}/docs/openapi.yaml`;
  const response = await fetch(url, { signal: AbortSignal.timeout(deadline) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return load(await response.text()) as Contract;
}

/**
 * Names the calls of an app's version that the API lacks; null if it fits, or if that cannot be checked.
 * The API is at `address`, or at the absolute address in `portal.json`.
 */
export async function apiSkewIn(
  target: Target,
  app: ReleasedApp,
  version: string,
  address?: string,
): Promise<string | null> {
  const calls = await callsOfVersion(target, app, version);
  const api = address ?? (await readPortal(target))?.api ?? '';
  if (!calls || !URL.canParse(api)) return null;
  try {
    const incompatibilities = apiIncompatibilities(calls, await contractOf(api));
    if (incompatibilities.length === 0) return null;
    return [`The API at ${api} lacks calls that ${app.name} makes:`, ...incompatibilities].join(
      '\n  ',
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`Could not check whether the API fits: ${reason}`);
    return null;
  }
}
