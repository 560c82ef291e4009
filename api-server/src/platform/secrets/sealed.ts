import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

const keyOf = (secret: string) => Buffer.from(secret, 'base64url');

/** A text encrypted with a secret of the installation, base64url. */
export function sealed(secret: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), iv);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
}

/** The text of `sealed`. Throws if it was changed or the secret is another. */
export function unsealed(secret: string, value: string): string {
  const bytes = Buffer.from(value, 'base64url');
  const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(tag);
  const content = bytes.subarray(ivBytes + tagBytes);
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
}
