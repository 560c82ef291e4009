import { BlockList, isIPv4, isIPv6 } from 'node:net';

export type DemoEnv = {
  /** Whether an empty database is filled with the demo, and a database with the demo is served. */
  demo: boolean;
  /** The setting that exposes the server beyond this machine; undefined if none does. */
  publicBy: string | undefined;
};

type DemoVariables = { host: string; portalUrl: string; asked: boolean | undefined };

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

function isThisMachine(host: string): boolean {
  const name = host.toLowerCase().replaceAll(/^\[|\]$/g, '');
  if (isIPv4(name)) return loopback.check(name);
  if (isIPv6(name)) return loopback.check(name, 'ipv6');
  return name === 'localhost' || name.endsWith('.localhost');
}

function publicBy({ host, portalUrl }: DemoVariables): string | undefined {
  if (!isThisMachine(host)) return `HOST is ${host}`;
  if (!isThisMachine(new URL(portalUrl).hostname)) return `PORTAL_URL is ${portalUrl}`;
  return undefined;
}

/**
 * Whether the demo is allowed: on a server that others can reach only if asked for explicitly, otherwise
 * unless refused.
 */
export function readDemoEnv(variables: DemoVariables): DemoEnv {
  const setting = publicBy(variables);
  return { demo: variables.asked ?? setting === undefined, publicBy: setting };
}
