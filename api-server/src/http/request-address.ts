import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isIPv6 } from 'node:net';

function network(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(mapped)) return mapped;
  // One IPv6 customer has at least a /64.
  const [head = '', tail] = mapped.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill('0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}

/** Where a request comes from: the peer, or what a trusted proxy says about its peer. */
export function requestAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy && c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
  if (forwarded) return network(forwarded);
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return network(incoming?.socket.remoteAddress ?? 'unknown');
}

/** Whether the browser reached the portal by TLS. */
export function isSecure(c: Context, trustProxy: boolean): boolean {
  if (trustProxy && c.req.header('X-Forwarded-Proto') === 'https') return true;
  return new URL(c.req.url).protocol === 'https:';
}
