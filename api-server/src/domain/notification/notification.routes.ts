import type { UserAction } from '@shootline/shared-api/contract';
import { fieldError, notFound, validationError } from '../../platform/errors/errors.ts';
import { pageFields } from '../../platform/http/page-links.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import type { User } from '../../platform/session/viewer.ts';
import { initialsOf, roleTypeOf } from '../people/user/user.presenter.ts';
import { findUsers } from '../people/user/user.repository.ts';
import { choicesOf, mutedBy, notChoosable } from './choice.rules.ts';
import {
  type NotificationRow,
  listNotifications,
  markAllRead,
  markRead,
  storeMuted,
} from './notification.repository.ts';
import { targetPaths } from './target-path.repository.ts';

function present(row: {
  action: NotificationRow;
  actor: User | null;
  paths: Map<string, string>;
}): UserAction {
  const { action, actor, paths } = row;
  return {
    uuid: action.id,
    created: action.created.toISOString(),
    actor_role: actor ? roleTypeOf(actor.role) : 'system',
    actor_name: actor?.fullName ?? '',
    actor_email: actor?.email ?? '',
    actor_initials: actor ? initialsOf(actor.fullName) : '--',
    verb: action.verb,
    target_name: action.targetName,
    details: action.details,
    target_uuid: action.bookingId,
    target_path: paths.get(action.bookingId) ?? null,
    unread: action.unread,
  };
}

export const notificationHandlers = {
  async listUserActions({ c, tx, viewer, query }) {
    const offset = query.offset ?? 0;
    const page = await listNotifications(tx, viewer, { ...query, offset });
    const paths = await targetPaths(
      tx,
      viewer,
      page.rows.map(({ action }) => action.bookingId),
    );
    return {
      ...pageFields(c, '/actions', offset, page),
      results: page.rows.map((row) => present({ ...row, paths })),
    };
  },

  async makeUserActionRead({ tx, viewer, path, query }) {
    if (path.userId.toLowerCase() !== viewer.id) throw notFound();
    const read = await markRead(tx, viewer, query.actionId);
    if (!read) throw notFound();
    const actors = read.actorId ? await findUsers(tx, viewer.tenantId, [read.actorId]) : undefined;
    return present({
      action: read,
      actor: actors?.get(read.actorId ?? '') ?? null,
      paths: await targetPaths(tx, viewer, [read.bookingId]),
    });
  },

  async makeAllUserActionsRead({ tx, viewer, path, body }) {
    if (path.userId.toLowerCase() !== viewer.id) throw notFound();
    // Timestamps on the wire have milliseconds, those in the database microseconds.
    const before = new Date(Date.parse(body.until) + 1);
    return { count: await markAllRead(tx, viewer, before) };
  },

  async listNotificationChoices({ viewer }) {
    return choicesOf(viewer);
  },

  async setNotificationChoice({ c, tx, viewer, body }) {
    const channel = notChoosable(viewer, body);
    if (channel) throw validationError(fieldError(channel, 'This is not yours to choose.'));
    await storeMuted(tx, viewer, body.topic, mutedBy(viewer, body));
    return c.body(null, 204);
  },
} satisfies Partial<Handlers>;
