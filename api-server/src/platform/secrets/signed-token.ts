import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { findWorkspaceSecret, secretOfWorkspace } from './secret.repository.ts';

/** The record that a token names: workspace id and id or stored random value, both uuids. */
export type NamedValue = { tenantId: string; value: string };

/** The name of the key of each kind of token; a token of one kind is none of another. */
const keyNames = { calendar: 'calendar addresses', call_sheet: 'call sheet links' };

type Kind = keyof typeof keyNames;

const uuidBytes = 16;

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const signatureOf = (kind: Kind, key: string, named: Buffer) =>
  createHmac('sha256', key).update(`${kind}\n`).update(named).digest();

/**
 * A token that names a record, with a signature that the database's other tables do not reveal. Runs outside
 * any workspace.
 */
export async function signedToken(db: Db, kind: Kind, named: NamedValue): Promise<string> {
  const { tenantId, value } = named;
  const key = await secretOfWorkspace(db, tenantId, keyNames[kind]);
  const bytes = Buffer.concat([bytesOf(tenantId), bytesOf(value)]);
  return Buffer.concat([bytes, signatureOf(kind, key, bytes)]).toString('base64url');
}

/**
 * The record that a token names; undefined if the signature is wrong, compared in constant time. Runs outside
 * any workspace.
 */
export async function namedBy(db: Db, kind: Kind, token: string): Promise<NamedValue | undefined> {
  const bytes = Buffer.from(token, 'base64url');
  const [named, shown] = [bytes.subarray(0, 2 * uuidBytes), bytes.subarray(2 * uuidBytes)];
  if (shown.length === 0) return undefined;
  const tenantId = uuidOf(named.subarray(0, uuidBytes));
  const key = await findWorkspaceSecret(db, tenantId, keyNames[kind]);
  if (key === undefined) return undefined;
  const right = signatureOf(kind, key, named);
  if (right.length !== shown.length || !timingSafeEqual(right, shown)) return undefined;
  return { tenantId, value: uuidOf(named.subarray(uuidBytes)) };
}
