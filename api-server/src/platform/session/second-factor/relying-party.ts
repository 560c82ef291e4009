import { isIP } from 'node:net';
import type { Handler } from 'hono';

type Places = { portalOrigins: string[]; mail: { portalUrl: string } };

/** Where a browser reads which other origins may use the passkeys of a host. */
export const relatedOriginsPath = '/.well-known/webauthn';

/**
 * Where passkeys work: the host that they belong to, of `PORTAL_URL`, and the origins of all portals. Browsers
 * allow the `related` ones, on other hosts, if they read `relatedOriginsPath`. Undefined for a network address,
 * which has none.
 */
export function relyingParty({
  portalOrigins,
  mail,
}: Places): { host: string; origins: string[]; related: string[] } | undefined {
  const { hostname: host, origin } = new URL(mail.portalUrl);
  if (isIP(host.replaceAll(/[[\]]/g, '')) !== 0) return undefined;
  const related = portalOrigins.filter((other) => {
    const { hostname } = new URL(other);
    return hostname !== host && !hostname.endsWith(`.${host}`);
  });
  return { host, origins: [origin, ...portalOrigins], related };
}

/** Names the portals on other hosts that may use the passkeys of this one. */
export const relatedOrigins =
  (origins: string[]): Handler =>
  (c) =>
    c.json({ origins });
