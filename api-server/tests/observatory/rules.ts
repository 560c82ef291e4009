import { directivesOf, policyRule } from './policy.ts';
import type { Rule } from './scan.ts';

const sixMonths = 15_552_000;

const privateReferrers = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];
const unsafeReferrers = [
  'origin',
  'origin-when-cross-origin',
  'unsafe-url',
  'no-referrer-when-downgrade',
];

type Script = { address: string; hasIntegrity: boolean };

function scriptsOf(html: string): Script[] {
  return [...html.matchAll(/<script\b([^>]*)>/gi)].map(([, attributes = '']) => ({
    address: /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? '',
    hasIntegrity: /\bintegrity\s*=/i.test(attributes),
  }));
}

/** The rules and points of Mozilla's HTTP Observatory, as of 2026. */
export const observatoryRules: Rule[] = [
  policyRule,
  {
    name: 'Cookies',
    points: { none: 0, some: -40 },
    // The API takes a token and sets no cookies, so any cookie is a finding.
    judge: ({ headers }) => (headers.getSetCookie().length === 0 ? 'none' : 'some'),
  },
  {
    name: 'Cross-Origin Resource Sharing',
    points: { none: 0, 'with everyone': 0, 'with some': 0, 'with everyone who signed in': -50 },
    judge({ toForeign: { origin, headers } }) {
      const allowed = headers.get('Access-Control-Allow-Origin');
      if (allowed === null) return 'none';
      if (allowed === '*') return 'with everyone';
      const isSigned = headers.get('Access-Control-Allow-Credentials')?.toLowerCase() === 'true';
      return allowed === origin && isSigned ? 'with everyone who signed in' : 'with some';
    },
  },
  {
    name: 'Redirection',
    points: {
      'to TLS on the same host': 0,
      'nothing to redirect': 0,
      'to another host': -5,
      'not to TLS': -20,
      none: -20,
    },
    judge({ url, plainLeadsTo, isPlainRefused }) {
      if (isPlainRefused) return 'nothing to redirect';
      if (!plainLeadsTo) return 'none';
      if (plainLeadsTo.protocol !== 'https:') return 'not to TLS';
      return plainLeadsTo.hostname === url.hostname ? 'to TLS on the same host' : 'to another host';
    },
  },
  {
    name: 'Referrer-Policy',
    points: { private: 5, none: 0, unsafe: -5, 'cannot be read': -5 },
    judge({ headers }) {
      const header = headers.get('Referrer-Policy');
      if (header === null) return 'none';
      const policies = header.split(',').map((policy) => policy.trim().toLowerCase());
      const last = policies.findLast((policy) =>
        [...privateReferrers, ...unsafeReferrers].includes(policy),
      );
      if (last === undefined) return 'cannot be read';
      return privateReferrers.includes(last) ? 'private' : 'unsafe';
    },
  },
  {
    name: 'Strict-Transport-Security',
    points: { 'six months or more': 0, shorter: -10, none: -20, 'cannot be read': -20 },
    judge({ headers }) {
      const header = headers.get('Strict-Transport-Security');
      if (header === null) return 'none';
      const [, age] = /^(?:[^,]*;)?\s*max-age=(\d+)\s*(?:;[^,]*)?$/i.exec(header) ?? [];
      if (age === undefined) return 'cannot be read';
      return Number(age) >= sixMonths ? 'six months or more' : 'shorter';
    },
  },
  {
    name: 'Subresource Integrity',
    points: {
      'all scripts are checked': 5,
      'own scripts only': 0,
      'no scripts': 0,
      'no HTML': 0,
      'foreign scripts are not checked': -5,
      'foreign scripts over plain HTTP': -50,
    },
    judge({ url, headers, html }) {
      if (!headers.get('Content-Type')?.startsWith('text/html')) return 'no HTML';
      const scripts = scriptsOf(html);
      if (scripts.length === 0) return 'no scripts';
      if (scripts.some(({ address }) => new URL(address, url).protocol !== 'https:'))
        return 'foreign scripts over plain HTTP';
      if (scripts.every(({ hasIntegrity }) => hasIntegrity)) return 'all scripts are checked';
      const foreign = scripts.filter(({ address }) => new URL(address, url).origin !== url.origin);
      return foreign.every(({ hasIntegrity }) => hasIntegrity)
        ? 'own scripts only'
        : 'foreign scripts are not checked';
    },
  },
  {
    name: 'X-Content-Type-Options',
    points: { nosniff: 0, none: -5, 'cannot be read': -5 },
    judge({ headers }) {
      const header = headers.get('X-Content-Type-Options');
      if (header === null) return 'none';
      return header.toLowerCase() === 'nosniff' ? 'nosniff' : 'cannot be read';
    },
  },
  {
    name: 'X-Frame-Options',
    points: { 'by frame-ancestors': 5, denied: 0, none: -20, 'cannot be read': -20 },
    judge(scan) {
      if (directivesOf(scan)?.has('frame-ancestors')) return 'by frame-ancestors';
      const header = scan.headers.get('X-Frame-Options')?.toLowerCase();
      if (header === undefined) return 'none';
      return ['deny', 'sameorigin'].includes(header) ? 'denied' : 'cannot be read';
    },
  },
  {
    name: 'Cross-Origin-Resource-Policy',
    points: {
      'same-origin': 10,
      'same-site': 10,
      'cross-origin': 0,
      none: 0,
      'cannot be read': -5,
    },
    judge({ headers }) {
      const header = headers.get('Cross-Origin-Resource-Policy');
      if (header === null) return 'none';
      return ['same-origin', 'same-site', 'cross-origin'].includes(header)
        ? header
        : 'cannot be read';
    },
  },
];
