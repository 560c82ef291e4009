import { createHash } from 'node:crypto';

/** The subresource integrity hash of a script. */
export function integrityOf(content: Buffer, algorithm: 'sha256' | 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
