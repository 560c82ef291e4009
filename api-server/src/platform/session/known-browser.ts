import { and, eq, gt, lte, or } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Db } from '../db/db.ts';
import { knownBrowser } from '../db/schema.ts';
import type { Settings } from '../deps.ts';
import { isSecure, requestAddress } from '../http/request-address.ts';
import type { Source } from './sign-in-throttle.ts';
import { newToken, tokenHash } from './token.ts';

const cookie = 'shootline_device';
const wellFormed = /^[\w-]{43}$/;
const yearSeconds = 31_536_000;
/** For how long a browser and its address are known after they were last seen. */
const knownDays = 180;

const oldest = (now: Date) => new Date(now.getTime() - knownDays * 24 * 3_600_000);

function tokenOf(c: Context): string | undefined {
  const token = getCookie(c, cookie);
  return token !== undefined && wellFormed.test(token) ? token : undefined;
}

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Where an attempt to sign in as somebody comes from, and whether they have signed in there before. Takes
 * as long where there is no such account. Runs outside any workspace.
 */
export async function sourceOf(
  c: Context,
  db: Db,
  personId: string | undefined,
  { trustProxy, now }: Pick<Settings, 'trustProxy'> & { now: Date },
): Promise<Source> {
  const address = requestAddress(c, trustProxy);
  const hash = tokenHash(tokenOf(c) ?? '');
  const { tokenHash: of, address: at, lastSeen } = knownBrowser;
  const known = await db
    .select({ hash: of })
    .from(knownBrowser)
    .where(
      and(
        eq(knownBrowser.personId, personId ?? nobody),
        gt(lastSeen, oldest(now)),
        or(eq(of, hash), eq(at, address)),
      ),
    );
  const isOwn = known.some((browser) => browser.hash === hash);
  return { address, isKnown: known.length > 0, ...(isOwn && { own: `browser:${hash}` }) };
}

/**
 * Remembers the browser of a request as one of somebody who has just shown who they are, by a cookie that
 * opens nothing. Forgets those that were not seen for long. Runs outside any workspace.
 */
export async function rememberBrowser(
  c: Context,
  db: Db,
  personId: string,
  { trustProxy, now }: Pick<Settings, 'trustProxy'> & { now: Date },
): Promise<void> {
  const token = tokenOf(c) ?? newToken();
  const seen = { address: requestAddress(c, trustProxy), lastSeen: now };
  await db.delete(knownBrowser).where(lte(knownBrowser.lastSeen, oldest(now)));
  await db
    .insert(knownBrowser)
    .values({ personId, tokenHash: tokenHash(token), ...seen })
    .onConflictDoUpdate({ target: [knownBrowser.personId, knownBrowser.tokenHash], set: seen });
  setCookie(c, cookie, token, {
    path: '/api/auth',
    maxAge: yearSeconds,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(c, trustProxy),
  });
}
