import type { MiddlewareHandler } from 'hono';
import { isSecure } from './request-address.ts';

// What the portal never asks a browser for, and so no script in it may either.
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
];
const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');

const twoYears = 63_072_000;

/** Headers of every answer, of the API and of the portal. */
export function securityHeaders(trustProxy: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('X-Frame-Options', 'DENY');
    c.header('Referrer-Policy', 'same-origin');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('Permissions-Policy', permissionsPolicy);
    if (!isSecure(c, trustProxy)) return;
    c.header('Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains`);
  };
}

const apiPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of the API's answers: nothing of them is kept, framed or run. */
export const apiHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.get('Cache-Control')?.includes('no-store')) {
    c.header('Cache-Control', 'no-store');
  }
  c.header('Content-Security-Policy', apiPolicy);
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
};
