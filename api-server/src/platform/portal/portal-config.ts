import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The parts of portal.json that headers depend on. */
export type PortalOrigins = { scripts: string[]; connections: string[] };

type Published = { url?: unknown; tags?: unknown } | null;
type PortalJson = {
  api?: unknown;
  remotes?: unknown;
  files?: unknown;
  pageViews?: { url?: unknown };
  overrides?: { origins?: unknown };
};

function originOf(address: unknown): string[] {
  if (typeof address !== 'string' || !/^https?:\/\//.test(address) || !URL.canParse(address)) {
    return [];
  }
  return [new URL(address).origin];
}

/** The origins of remotes and of their tagged versions. */
function originsOf(published: unknown): string[] {
  if (!Array.isArray(published)) return [];
  return published.flatMap((one: Published) => [...originOf(one?.url), ...originsOf(one?.tags)]);
}

function read(text: string): PortalOrigins {
  const { api, remotes, files, pageViews, overrides } = JSON.parse(text) as PortalJson;
  const builds = Array.isArray(overrides?.origins) ? overrides.origins.flatMap(originOf) : [];
  const scripts = [...new Set([...originsOf(remotes), ...builds])];
  const connections = [
    ...scripts,
    ...originOf(api),
    ...originOf(files),
    ...originOf(pageViews?.url),
  ];
  return { scripts, connections: [...new Set(connections)] };
}

/** Reads the origins from portal.json, again whenever the file changes. */
export function portalOrigins(folder: string): () => Promise<PortalOrigins> {
  const file = join(folder, 'portal.json');
  let latest: { stamp: string; origins: PortalOrigins } | undefined;
  return async () => {
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const stamp = `${mtimeMs}-${size}-${ino}`;
      if (latest?.stamp !== stamp) latest = { stamp, origins: read(await readFile(file, 'utf8')) };
    } catch {
      // The registry is missing or being written, so the last good one stays.
      latest ??= { stamp: '', origins: { scripts: [], connections: [] } };
    }
    return latest.origins;
  };
}

// The hash of the empty style element that the design system inserts.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The portal's Content-Security-Policy: allows its own code, the registered remotes', and other builds'. */
export function contentSecurityPolicy({ scripts, connections }: PortalOrigins): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `style-src 'self' ${emptyStyle}`,
    ["connect-src 'self'", ...connections].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
