import type { MiddlewareHandler } from 'hono';
import { isSecure } from './request-address.ts';

/** Headers of every answer, of the API and of the portal. */
export function securityHeaders(trustProxy: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('X-Frame-Options', 'DENY');
    c.header('Referrer-Policy', 'same-origin');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    if (isSecure(c, trustProxy)) c.header('Strict-Transport-Security', 'max-age=31536000');
  };
}

/** Headers of the API's answers: nothing of them is kept, framed or run. */
export const apiHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.get('Cache-Control')?.includes('no-store')) {
    c.header('Cache-Control', 'no-store');
  }
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
};
