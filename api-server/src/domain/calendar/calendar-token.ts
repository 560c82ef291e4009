import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../platform/db/db.ts';
import {
  findWorkspaceSecret,
  secretOfWorkspace,
} from '../../platform/secrets/secret.repository.ts';

/** The private address that a token names: workspace id and stored random value, both uuids. */
export type NamedAddress = { tenantId: string; value: string };

const uuidBytes = 16;

const keyName = 'calendar addresses';

/** The key that signs a workspace's tokens, shared by all processes. Runs outside any workspace. */
export function calendarKey(db: Db, tenantId: string): Promise<string> {
  return secretOfWorkspace(db, tenantId, keyName);
}

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const signatureOf = (key: string, named: Buffer) =>
  createHmac('sha256', key).update('calendar\n').update(named).digest();

/** The token of an address: its name and a signature that the database alone does not reveal. */
export function calendarToken(key: string, { tenantId, value }: NamedAddress): string {
  const named = Buffer.concat([bytesOf(tenantId), bytesOf(value)]);
  return Buffer.concat([named, signatureOf(key, named)]).toString('base64url');
}

/**
 * The address that a token names; undefined if the signature is wrong, compared in constant time. Runs outside
 * any workspace.
 */
export async function namedBy(db: Db, token: string): Promise<NamedAddress | undefined> {
  const bytes = Buffer.from(token, 'base64url');
  const [named, shown] = [bytes.subarray(0, 2 * uuidBytes), bytes.subarray(2 * uuidBytes)];
  if (shown.length === 0) return undefined;
  const tenantId = uuidOf(named.subarray(0, uuidBytes));
  const key = await findWorkspaceSecret(db, tenantId, keyName);
  if (key === undefined) return undefined;
  const right = signatureOf(key, named);
  if (right.length !== shown.length || !timingSafeEqual(right, shown)) return undefined;
  return { tenantId, value: uuidOf(named.subarray(uuidBytes)) };
}
