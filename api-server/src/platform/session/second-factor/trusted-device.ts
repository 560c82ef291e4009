import { and, eq, gt, lte } from '../../db/drizzle.ts';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Db } from '../../db/db.ts';
import { trustedDevice } from '../../db/schema.ts';
import { isSecure } from '../../http/request/request-address.ts';
import { newToken, tokenHash } from '../token.ts';

/** Days for which a device is asked for no code. */
const trustedDays = 30;

/** The ids of a user and of their workspace. */
type Owner = { tenantId: string; id: string };

// Each user of a browser has a cookie of their own, so that none can plant another's.
const cookieOf = (userId: string) => `shootline_trusted_${userId}`;

/** Whether a user has asked to be asked for no code on this device. Runs outside any workspace. */
export async function isTrusted(
  c: Context,
  db: Db,
  { tenantId, id: userId }: Owner,
  now: Date,
): Promise<boolean> {
  const token = getCookie(c, cookieOf(userId));
  if (!token) return false;
  const { tenantId: workspace, tokenHash: hash, userId: of, expires } = trustedDevice;
  const found = await db
    .select({ of })
    .from(trustedDevice)
    .where(
      and(eq(workspace, tenantId), eq(hash, tokenHash(token)), eq(of, userId), gt(expires, now)),
    );
  return found.length > 0;
}

/**
 * Asks a user for no code on this device for 30 days, by a new cookie. Deletes devices of the workspace
 * whose time is over. Runs outside any workspace.
 */
export async function trustDevice(
  c: Context,
  db: Db,
  { tenantId, id: userId }: Owner,
  { trustProxy, now }: { trustProxy: boolean; now: Date },
): Promise<void> {
  const token = newToken();
  const seconds = trustedDays * 24 * 3600;
  const expires = new Date(now.getTime() + seconds * 1000);
  await db
    .delete(trustedDevice)
    .where(and(eq(trustedDevice.tenantId, tenantId), lte(trustedDevice.expires, now)));
  await db.insert(trustedDevice).values({ tenantId, tokenHash: tokenHash(token), userId, expires });
  setCookie(c, cookieOf(userId), token, {
    path: '/api/auth',
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(c, trustProxy),
  });
}
