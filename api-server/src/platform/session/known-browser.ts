import { and, eq, gt, lte, or } from '../db/drizzle.ts';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Db } from '../db/db.ts';
import { noId } from '../db/query.ts';
import { knownBrowser } from '../db/schema.ts';
import { isSecure, requestAddress } from '../http/request/request-address.ts';
import type { Source } from './sign-in-throttle.ts';
import { newToken, tokenHash } from './token.ts';

const cookie = 'shootline_device';
const wellFormed = /^[\w-]{43}$/;
const yearSeconds = 31_536_000;
/** Days for which a browser and its address stay known after they were last seen. */
const knownDays = 180;

const oldest = (now: Date) => new Date(now.getTime() - knownDays * 24 * 3_600_000);

function tokenOf(c: Context): string | undefined {
  const token = getCookie(c, cookie);
  return token !== undefined && wellFormed.test(token) ? token : undefined;
}

/**
 * The source of an attempt to sign in to an account, and whether the account has signed in from there
 * before. Takes equally long if there is no such account. Runs outside any workspace.
 */
export async function sourceOf(
  c: Context,
  db: Db,
  user: { tenantId: string; id: string } | undefined,
  { trustProxy, now }: { trustProxy: boolean; now: Date },
): Promise<Source> {
  const address = requestAddress(c, trustProxy);
  const hash = tokenHash(tokenOf(c) ?? '');
  const { tokenHash: of, address: at, lastSeen } = knownBrowser;
  const known = await db
    .select({ hash: of })
    .from(knownBrowser)
    .where(
      and(
        eq(knownBrowser.tenantId, user?.tenantId ?? noId),
        eq(knownBrowser.userId, user?.id ?? noId),
        gt(lastSeen, oldest(now)),
        or(eq(of, hash), eq(at, address)),
      ),
    );
  const isOwn = known.some((browser) => browser.hash === hash);
  return { address, isKnown: known.length > 0, ...(isOwn && { own: `browser:${hash}` }) };
}

/**
 * Remembers the browser of a user who has just proved their identity, by a cookie that grants no access.
 * Deletes browsers of the workspace that were not seen for long. Runs outside any workspace.
 */
export async function rememberBrowser(
  c: Context,
  db: Db,
  { tenantId, id: userId }: { tenantId: string; id: string },
  { trustProxy, now }: { trustProxy: boolean; now: Date },
): Promise<void> {
  const token = tokenOf(c) ?? newToken();
  const seen = { address: requestAddress(c, trustProxy), lastSeen: now };
  await db
    .delete(knownBrowser)
    .where(and(eq(knownBrowser.tenantId, tenantId), lte(knownBrowser.lastSeen, oldest(now))));
  await db
    .insert(knownBrowser)
    .values({ tenantId, userId, tokenHash: tokenHash(token), ...seen })
    .onConflictDoUpdate({
      target: [knownBrowser.tenantId, knownBrowser.userId, knownBrowser.tokenHash],
      set: seen,
    });
  setCookie(c, cookie, token, {
    path: '/api/auth',
    maxAge: yearSeconds,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(c, trustProxy),
  });
}
