import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { isSecure } from './request/request-address.ts';

/** Options of `secureHeaders` that turn all of its default headers off. */
export const noHeaders = {
  crossOriginResourcePolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  strictTransportSecurity: false,
  xContentTypeOptions: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

const everywhere = {
  ...noHeaders,
  crossOriginOpenerPolicy: 'same-origin',
  referrerPolicy: 'same-origin',
  xContentTypeOptions: true,
  xFrameOptions: 'DENY',
  // The portal uses none of these, so no script in it may either.
  permissionsPolicy: {
    accelerometer: false,
    camera: false,
    displayCapture: false,
    geolocation: false,
    gyroscope: false,
    hid: false,
    idleDetection: false,
    magnetometer: false,
    microphone: false,
    midi: false,
    payment: false,
    screenWakeLock: false,
    serial: false,
    usb: false,
  },
};

const twoYears = 63_072_000;

/** Headers of every answer, of the API and of the portal. */
export function securityHeaders(trustProxy: boolean): MiddlewareHandler {
  const overHttp = secureHeaders(everywhere);
  const overTls = secureHeaders({
    ...everywhere,
    strictTransportSecurity: `max-age=${twoYears}; includeSubDomains`,
  });
  return (c, next) => (isSecure(c, trustProxy) ? overTls : overHttp)(c, next);
}

const closed = secureHeaders({
  ...noHeaders,
  crossOriginResourcePolicy: 'same-origin',
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
});

/** Headers of the API's answers, which are never framed or run, and cached only if they say so. */
export const apiHeaders: MiddlewareHandler = async (c, next) => {
  await closed(c, next);
  if (!/no-store|private/.test(c.res.headers.get('Cache-Control') ?? '')) {
    c.header('Cache-Control', 'no-store');
  }
};
