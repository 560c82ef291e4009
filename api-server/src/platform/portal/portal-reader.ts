import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { safePath } from './portal-files.ts';

const patienceMs = 3000;

/**
 * Reads a JSON file of the portal that a call came from, by its address there; `origin` is that of the
 * calling page, if it has sent one. Rejects if the file cannot be read.
 */
export type ReadPortal = (address: string, origin?: string) => Promise<unknown>;

type Places = { portalOrigins: string[]; portalDir?: string; mail: { portalUrl: string } };

/** Reads this server's own portal from its folder, and those of the configured addresses over HTTP. */
export function portalReader({ portalOrigins, portalDir, mail }: Places): ReadPortal {
  return async (address, origin) => {
    const isOther = origin !== undefined && portalOrigins.includes(origin);
    const path = address.startsWith('/') ? safePath(address) : undefined;
    if (!isOther && portalDir !== undefined && path !== undefined) {
      return JSON.parse(await readFile(join(portalDir, path), 'utf8'));
    }
    const url = new URL(address, isOther ? origin : mail.portalUrl);
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    if (!response.ok) throw new Error(`${url.href} answered ${response.status}.`);
    return response.json();
  };
}
