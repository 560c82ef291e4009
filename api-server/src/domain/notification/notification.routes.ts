import type { UserAction } from '@shootline/shared-api/contract';
import { and, desc, eq, exists, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { booking, person, userAction } from '../schema.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/openapi/handlers.ts';
import type { Person, Viewer } from '../../platform/session/viewer.ts';
import { initialsOf, roleTypeOf } from '../user/user.presenter.ts';
import { findPeople } from '../user/user.repository.ts';
import { targetPaths } from './target-path.ts';

const shown = 50;

function present(row: {
  action: typeof userAction.$inferSelect;
  actor: Person | null;
  paths: Map<string, string>;
}): UserAction {
  const { action, actor, paths } = row;
  return {
    uuid: action.id,
    created: action.created.toISOString(),
    actor_role: actor ? roleTypeOf(actor.role) : 'system',
    actor_email: actor?.email ?? '',
    actor_initials: actor ? initialsOf(actor.fullName) : '--',
    verb: action.verb,
    target_name: action.targetName,
    target_uuid: action.bookingId,
    target_path: paths.get(action.bookingId) ?? null,
    unread: action.unread,
  };
}

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

export const notificationHandlers = {
  async listUserActions({ tx, viewer }) {
    const rows = await tx
      .select({ action: userAction, actor: person })
      .from(userAction)
      .leftJoin(person, eq(person.id, userAction.actorId))
      .where(ownOf(tx, viewer))
      .orderBy(desc(userAction.created), desc(userAction.id))
      .limit(shown);
    const paths = await targetPaths(
      tx,
      viewer,
      rows.map(({ action }) => action.bookingId),
    );
    return rows.map((row) => present({ ...row, paths }));
  },

  async makeUserActionRead({ tx, viewer, path, query }) {
    if (path.userId.toLowerCase() !== viewer.id) throw notFound();
    const [read] = await tx
      .update(userAction)
      .set({ unread: false })
      .where(and(ownOf(tx, viewer), eq(userAction.id, query.actionId)))
      .returning();
    if (!read) throw notFound();
    const actors = read.actorId ? await findPeople(tx, viewer.tenantId, [read.actorId]) : undefined;
    return present({
      action: read,
      actor: actors?.get(read.actorId ?? '') ?? null,
      paths: await targetPaths(tx, viewer, [read.bookingId]),
    });
  },
} satisfies Partial<Handlers>;
