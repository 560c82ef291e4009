import { readFileSync } from 'node:fs';

/** The version of this server, as its package says. */
export function ownVersion(): string {
  const file = new URL('../../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
