import { createHash, randomBytes } from 'node:crypto';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Characters of a workspace's id in base64url. */
const idLength = 22;

/** A random token of a workspace, whose id it begins with, so that it is looked up in one workspace. */
export function newTenantToken(tenantId: string): string {
  return Buffer.from(tenantId.replaceAll('-', ''), 'hex').toString('base64url') + newToken();
}

/**
 * The id of the workspace that a token names; undefined for any other text. Whoever made the token up named
 * some workspace: only its hash proves anything.
 */
export function tenantOf(token: string): string | undefined {
  const bytes = Buffer.from(token.slice(0, idLength), 'base64url');
  if (bytes.length !== 16) return undefined;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The stored hash of a token, which opens nothing. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A token that can only end the session of another token, for browsers to keep until they can. */
export const signOutToken = (token: string): string => token.slice(0, idLength) + tokenHash(token);

/** The stored hash of the token whose session a sign-out token ends, or of the token itself. */
export function endedHash(token: string): string {
  const [, hash] = new RegExp(`^[\\w-]{${idLength}}([\\da-f]{64})$`).exec(token) ?? [];
  return hash ?? tokenHash(token);
}
