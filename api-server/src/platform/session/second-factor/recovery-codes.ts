import { randomBytes } from 'node:crypto';
import { tokenHash } from '../token.ts';

/** Crockford's base32: no letter looks like another or like a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const [codeCount, codeLength] = [10, 16];

function newCode(): string {
  const text = [...randomBytes(codeLength)].map((byte) => alphabet[byte % 32]).join('');
  return text.replace(/.{4}(?=.)/g, '$&-');
}

/** Ten random recovery codes. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codeCount }, newCode);
}

/** The stored hash of a recovery code, however it was typed; at 80 bits it needs no salt. */
export function recoveryHash(code: string): string {
  const typed = code.toLowerCase().replace(/[^a-z\d]/g, '');
  return tokenHash(typed.replaceAll('o', '0').replaceAll(/[il]/g, '1'));
}
