import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isIPv6 } from 'node:net';

function network(address: string): string {
  if (!isIPv6(address)) return address;
  // Cut to a /64, which is the least that an IPv6 customer has.
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill('0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}

/** The address of the caller: the peer's, or the one that a trusted proxy names. */
export function wholeAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy && c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const address = forwarded || (incoming?.socket.remoteAddress ?? 'unknown');
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}

/** The address that limits are counted by; for IPv6, the customer's network. */
export function requestAddress(c: Context, trustProxy: boolean): string {
  return network(wholeAddress(c, trustProxy));
}

/** Whether the browser reached the portal over TLS. */
export function isSecure(c: Context, trustProxy: boolean): boolean {
  if (trustProxy && c.req.header('X-Forwarded-Proto') === 'https') return true;
  return new URL(c.req.url).protocol === 'https:';
}
