import type { MiddlewareHandler } from 'hono';
import { forbidden } from '../errors/errors.ts';

/** Paths for programs, which send tokens in headers and addresses; the documentation is a page. */
const isCall = (path: string) =>
  /^\/(api|metrics)(\/|$)/.test(path) && !path.startsWith('/api/docs');

/**
 * Redirects pages that a trusted proxy received over plain HTTP to the portal's address, if that is
 * https. Refuses calls: a redirect would hide that their tokens were sent in plain text.
 */
export function redirectToTls({
  trustProxy,
  mail,
}: {
  trustProxy: boolean;
  mail: { portalUrl: string };
}): MiddlewareHandler {
  const { origin, protocol } = new URL(mail.portalUrl);
  const hasTls = trustProxy && protocol === 'https:';
  return async (c, next) => {
    if (!hasTls || c.req.header('X-Forwarded-Proto') !== 'http') return next();
    const { pathname, search } = new URL(c.req.url);
    const isRead = ['GET', 'HEAD'].includes(c.req.method);
    if (!isRead || isCall(pathname)) {
      throw forbidden(`Sorry, this can only be called over TLS, at ${origin}.`);
    }
    return c.redirect(`${origin}${pathname}${search}`, 308);
  };
}
