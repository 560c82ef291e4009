import { and, desc, eq } from 'drizzle-orm';
import { person, userAction } from '../db/schema.ts';
import type { Handlers } from '../openapi/handlers.ts';
import { initialsOf, roleTypeOf } from '../user/user.presenter.ts';

const shown = 50;

export const notificationHandlers = {
  async listUserActions({ tx, viewer }) {
    const rows = await tx
      .select({ action: userAction, actor: person })
      .from(userAction)
      .leftJoin(person, eq(person.id, userAction.actorId))
      .where(and(eq(userAction.tenantId, viewer.tenantId), eq(userAction.recipientId, viewer.id)))
      .orderBy(desc(userAction.created), desc(userAction.id))
      .limit(shown);
    return rows.map(({ action, actor }) => ({
      uuid: action.id,
      created: action.created.toISOString(),
      actor_role: actor ? roleTypeOf(actor.role) : 'system',
      actor_email: actor?.email ?? '',
      actor_initials: actor ? initialsOf(actor.fullName) : '--',
      verb: action.verb,
      target_name: action.targetName,
      target_uuid: action.bookingId,
      unread: action.unread,
    }));
  },
} satisfies Partial<Handlers>;
