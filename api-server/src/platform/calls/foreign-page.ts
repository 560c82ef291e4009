import type { Context } from 'hono';
import type { Operation } from '../openapi/document.ts';
import { forbidden } from '../errors/errors.ts';

/** The settings that tell own pages, and those of portals that use this server, from foreign ones. */
export type OriginSettings = {
  trustProxy: boolean;
  /** Origins of portals that other servers serve. */
  portalOrigins: string[];
  mail: { portalUrl: string };
};

function isOwnHost(c: Context, origin: string, { trustProxy, mail }: OriginSettings): boolean {
  if (!URL.canParse(origin)) return false;
  const forwarded = trustProxy ? c.req.header('X-Forwarded-Host') : undefined;
  const own = [new URL(c.req.url).host, forwarded, new URL(mail.portalUrl).host];
  return own.includes(new URL(origin).host);
}

/**
 * Whether a page of another site made the browser send this request: of neither the server's own origin
 * nor a configured portal's. Requests that come from no page, such as from a command line, are not
 * foreign.
 */
export function isFromForeignPage(c: Context, settings: OriginSettings): boolean {
  const origin = c.req.header('Origin');
  if (origin !== undefined && settings.portalOrigins.includes(origin)) return false;
  // Only the browser can set this header; it is absent over plain HTTP.
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && !isOwnHost(c, origin, settings);
}

/** Throws 403 for requests from foreign pages, except public reads, which links in mails lead to. */
export function refuseForeignPages(
  c: Context,
  operation: Operation,
  settings: OriginSettings,
): void {
  const { method, access, isMutatingGet } = operation;
  const isOpen = method === 'get' && !isMutatingGet && access === 'public';
  if (isOpen || !isFromForeignPage(c, settings)) return;
  throw forbidden('Sorry, this cannot be done from the page of another site.');
}
