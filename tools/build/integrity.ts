import { createHash } from 'node:crypto';

/** What the browser compares a script with before it runs it (subresource integrity). */
export function integrityOf(content: Buffer, algorithm: 'sha256' | 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
