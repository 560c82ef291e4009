import {
  type NotificationChannel,
  type NotificationTopic,
  roles,
} from '@shootline/shared-api/contract';
import {
  type SQL,
  and,
  desc,
  eq,
  exists,
  gte,
  inArray,
  lt,
  max,
  ne,
  not,
  or,
  sql,
} from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { countCap, countRows, pageSize, toPage, onKey } from '../../platform/db/query.ts';
import { takesPart } from '../../platform/session/access.ts';
import type { User, Viewer } from '../../platform/session/viewer.ts';
import type { BookingRow } from '../booking/booking.repository.ts';
import { booking, appUser, stateLog, userAction } from '../schema.ts';
import type { ActionName } from '../booking/rights/booking.rights.ts';
import type { Side } from './announcement.ts';
import { channels, mutedKey } from './choice.rules.ts';

export type NotificationRow = typeof userAction.$inferSelect;

/** The viewer's notifications, without those of deleted bookings. */
function ownOf(tx: Db, viewer: Viewer) {
  const live = tx
    .select({ id: booking.id })
    .from(booking)
    .where(
      and(
        eq(booking.tenantId, viewer.tenantId),
        eq(booking.id, userAction.bookingId),
        ne(booking.state, 'deleted'),
      ),
    );
  return and(
    eq(userAction.tenantId, viewer.tenantId),
    eq(userAction.recipientId, viewer.id),
    exists(live),
  );
}

type NotificationFilter = { booking?: string; unread?: boolean };

function matching({ booking: bookingId, unread }: NotificationFilter) {
  return and(
    bookingId === undefined ? undefined : eq(userAction.bookingId, bookingId),
    // A literal condition, not a parameter, so that the partial index applies.
    unread === undefined ? undefined : unread ? sql`${userAction.unread}` : not(userAction.unread),
  );
}

/**
 * One page of the viewer's notifications, filtered by booking and by unread or read, with `count` up to
 * 10,001: unread ones first, then newest first. Each has its actor, null for the system.
 */
export async function listNotifications(
  tx: Db,
  viewer: Viewer,
  { offset, ...filter }: NotificationFilter & { offset: number },
) {
  const where = and(ownOf(tx, viewer), matching(filter));
  const rows = await tx
    .select({ action: userAction, actor: appUser })
    .from(userAction)
    .leftJoin(appUser, onKey(appUser, userAction.actorId))
    .where(where)
    .orderBy(desc(userAction.unread), desc(userAction.created), desc(userAction.id))
    .limit(pageSize + 1)
    .offset(offset);
  return toPage(rows, offset, () => {
    const capped = tx.select({ id: userAction.id }).from(userAction).where(where).limit(countCap);
    return countRows(tx, capped.as('capped'));
  });
}

/** Marks a notification of the viewer as read; undefined when there is none. */
export async function markRead(
  tx: Db,
  viewer: Viewer,
  id: string,
): Promise<NotificationRow | undefined> {
  const [read] = await tx
    .update(userAction)
    .set({ unread: false })
    .where(and(ownOf(tx, viewer), eq(userAction.id, id)))
    .returning();
  return read;
}

/** Marks the viewer's notifications created before this instant as read. Returns how many were unread. */
export async function markAllRead(tx: Db, viewer: Viewer, before: Date): Promise<number> {
  const read = await tx
    .update(userAction)
    .set({ unread: false })
    .where(and(ownOf(tx, viewer), matching({ unread: true }), lt(userAction.created, before)))
    .returning({ id: userAction.id });
  return read.length;
}

/** Stores the muted channels of a topic, replacing the previous ones. */
export async function storeMuted(
  tx: Db,
  viewer: Viewer,
  topic: NotificationTopic,
  mutedChannels: NotificationChannel[],
): Promise<void> {
  const keysOf = (those: NotificationChannel[]) =>
    sql.param(
      those.map((channel) => mutedKey(topic, channel)),
      appUser.muted,
    );
  // One statement, as concurrent choices for two topics must both be kept.
  const others = sql`array(select each from unnest(${appUser.muted}) as each
    where each <> all (${keysOf(channels)}))`;
  await tx
    .update(appUser)
    .set({ muted: sql`${others} || ${keysOf(mutedChannels)}` })
    .where(and(eq(appUser.tenantId, viewer.tenantId), eq(appUser.id, viewer.id)));
}

/** Adds notifications. */
export async function insertNotifications(
  tx: Db,
  notifications: (typeof userAction.$inferInsert)[],
): Promise<void> {
  await tx.insert(userAction).values(notifications);
}

/** When each of these users was last notified of the booking with one of these verbs. */
export async function lastNotified(
  tx: Db,
  { tenantId, id }: BookingRow['booking'],
  { recipientIds, verbs }: { recipientIds: string[]; verbs: string[] },
): Promise<Map<string, Date | null>> {
  const rows = await tx
    .select({ id: userAction.recipientId, at: max(userAction.created) })
    .from(userAction)
    .where(
      and(
        eq(userAction.tenantId, tenantId),
        inArray(userAction.recipientId, recipientIds),
        eq(userAction.bookingId, id),
        inArray(userAction.verb, verbs),
      ),
    )
    .groupBy(userAction.recipientId);
  return new Map(rows.map((row) => [row.id, row.at]));
}

/** Actions that make their actor a follower of the booking, as its log names them. */
const followingActs: ActionName[] = ['approve', 'request_camops_availabilities', 'assign_camop'];

function followers(tx: Db, { tenantId, id }: BookingRow['booking']): SQL | undefined {
  const actors = tx
    .select({ id: stateLog.userId })
    .from(stateLog)
    .where(
      and(
        eq(stateLog.tenantId, tenantId),
        eq(stateLog.bookingId, id),
        inArray(stateLog.reason, followingActs),
      ),
    );
  return and(gte(appUser.role, roles.editor), inArray(appUser.id, actors));
}

function belongsTo(tx: Db, side: Side, of: BookingRow['booking']): SQL | undefined {
  const ids = (...users: (string | null)[]) =>
    inArray(
      appUser.id,
      users.filter((id) => id !== null),
    );
  switch (side) {
    case 'client':
      return or(
        ids(of.submitterId),
        and(
          eq(appUser.clientId, of.clientId),
          inArray(appUser.role, [roles.client_team_admin, roles.client_owner]),
        ),
      );
    case 'videographer':
      return ids(of.videographerId);
    case 'staff':
      return or(eq(appUser.role, roles.admin), ids(of.accountManagerId));
    case 'manager':
      return ids(of.accountManagerId);
    case 'followers':
      return or(ids(of.accountManagerId), followers(tx, of));
    case 'finance':
      return inArray(appUser.role, [roles.finance, roles.admin]);
  }
}

/**
 * Users who take part in the workspace and belong to these sides of a booking or are listed in `people`.
 */
export async function listConcerned(
  tx: Db,
  of: BookingRow['booking'],
  { sides, users }: { sides: readonly Side[]; users: string[] },
): Promise<User[]> {
  const concerned = or(...sides.map((side) => belongsTo(tx, side, of)), inArray(appUser.id, users));
  return tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.tenantId, of.tenantId), takesPart, concerned));
}
