import { isIP } from 'node:net';

type Places = { portalOrigins: string[]; mail: { portalUrl: string } };

/**
 * Where passkeys work: the host that they belong to, of `PORTAL_URL`, and the origins of the portals there
 * and on its subdomains. Undefined for a network address, which has none.
 */
export function relyingParty({
  portalOrigins,
  mail,
}: Places): { host: string; origins: string[] } | undefined {
  const { hostname: host, origin } = new URL(mail.portalUrl);
  if (isIP(host.replaceAll(/[[\]]/g, '')) !== 0) return undefined;
  const others = portalOrigins.filter((other) => {
    const { hostname } = new URL(other);
    return hostname === host || hostname.endsWith(`.${host}`);
  });
  return { host, origins: [origin, ...others] };
}
