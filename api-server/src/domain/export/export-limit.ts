import type { Db } from '../../platform/db/db.ts';
import { ApiFailure } from '../../platform/errors/errors.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { lockViewer } from '../people/user/user.repository.ts';
import { findSince } from './export.repository.ts';
import { exportSettings } from './export.settings.ts';

const hour = 3_600_000;

function tooMany(until: Date, now: Date): ApiFailure {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new ApiFailure(
    'TooManyRequests',
    'Sorry, you asked for too many exports at once. Please try again later.',
    { headers: { 'Retry-After': String(seconds) } },
  );
}

type RecentExport = Awaited<ReturnType<typeof findSince>>[number];

/** The viewer's exports of the last hour, newest first. Their other requests wait for the transaction. */
export async function lockRecentExports(
  tx: Db,
  viewer: Viewer,
  now: Date,
): Promise<RecentExport[]> {
  await lockViewer(tx, viewer);
  return findSince(tx, viewer, new Date(now.getTime() - hour));
}

/** Throws 429 if the exports of the last hour have reached a user's limit. */
export function checkHourlyLimit(recent: RecentExport[], now: Date): void {
  const oldest = recent[exportSettings.mostPerHour - 1];
  if (oldest) throw tooMany(new Date(oldest.created.getTime() + hour), now);
}
