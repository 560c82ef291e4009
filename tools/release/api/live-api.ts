import { load } from 'js-yaml';
import { apiIncompatibilities } from './api-skew.ts';
import type { Contract } from './contract-part.ts';
import { fetchText, warnOfGap } from '../target/fetched.ts';
import { readPortal } from '../registration.ts';
import { callsOfVersion, type ReleasedApp } from '../released-app.ts';
import type { Source } from '../target/target.ts';

/** The addresses by which the API of a target is found. */
export interface Addresses {
  /** The address of the API. */
  api?: string | undefined;
  /** The address of the portal, whose `portal.json` may have only the path of the API. */
  portal?: string | undefined;
}

/** The address of a target's API; null if it is unknown. */
async function apiOf(target: Source, { api, portal }: Addresses): Promise<string | null> {
  if (api !== undefined) return api;
  const config = await readPortal(target);
  if (!config || !URL.canParse(config.api, portal)) return null;
  return new URL(config.api, portal).href;
}

/** The contract that an API currently follows. */
const contractOf = async (api: string): Promise<Contract> =>
  load(await fetchText(`${api}/docs/openapi.yaml`)) as Contract;

/**
 * Names the calls of an app's version, read from `source`, that the target's API lacks. Null if it fits; also
 * if that cannot be checked, which a warning then says.
 */
export async function apiSkewIn(
  target: Source,
  app: ReleasedApp,
  version: string,
  addresses: Addresses,
  source = target,
): Promise<string | null> {
  const calls = await callsOfVersion(source, app, version);
  if (!calls) return null;
  try {
    const api = await apiOf(target, addresses);
    if (api === null) throw new Error('its address is unknown. Add --portal or --api.');
    const incompatibilities = apiIncompatibilities(calls, await contractOf(api));
    if (incompatibilities.length === 0) return null;
    return [`The API at ${api} lacks calls that ${app.name} makes:`, ...incompatibilities].join(
      '\n  ',
    );
  } catch (error) {
    warnOfGap(`the API has the calls of ${app.name}`, error);
    return null;
  }
}
