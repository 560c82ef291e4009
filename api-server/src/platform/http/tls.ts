import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../deps.ts';

/**
 * Redirects requests that a trusted proxy received over plain HTTP to the portal's address, if that
 * is https.
 */
export function leadToTls({
  trustProxy,
  mail,
}: Pick<Settings, 'trustProxy' | 'mail'>): MiddlewareHandler {
  const { origin, protocol } = new URL(mail.portalUrl);
  const hasTls = trustProxy && protocol === 'https:';
  return async (c, next) => {
    if (!hasTls || c.req.header('X-Forwarded-Proto') !== 'http') return next();
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(`${origin}${pathname}${search}`, 308);
  };
}
