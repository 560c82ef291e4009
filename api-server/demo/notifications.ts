import { isInternal, roles } from '@shootline/shared-api/contract';
import type { userAction } from '../src/domain/schema.ts';
import type { Roster, Member } from './roster.ts';
import { type BookingActivity, eventsOf, isFinance } from './notification-events.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import { day } from './time.ts';

type Action = typeof userAction.$inferInsert & { created: Date; recipientId: string };

/** Whether a user follows a booking, which implies that they may view it. */
function follows(to: Member, plan: Plan, roster: Roster): boolean {
  if (isInternal(to.role)) {
    return isFinance(to) || to.id === roster.member(plan.client.manager).id;
  }
  if (to.role === roles.camera_operator) return plan.videographer === to;
  if (to.role === roles.client_team_admin || to.role === roles.client_owner) {
    return plan.client.row.id === to.clientId;
  }
  return plan.submitter === to;
}

const kept = 25;
const span = 30 * day;

/** The latest notifications of everyone with an account; the newest few are unread. */
export function notificationsFor(
  activities: BookingActivity[],
  {
    roster,
    now,
    random,
    tenantId,
  }: { roster: Roster; now: Date; random: Random; tenantId: string },
): Action[] {
  const recent = activities
    .filter(({ plan }) => plan.state !== 'deleted')
    .map((activity) => ({
      activity,
      events: eventsOf(activity).filter(({ at }) => now.getTime() - at.getTime() < span),
    }));
  return roster.members
    .filter(({ spec }) => spec.account)
    .flatMap((to) =>
      recent
        .flatMap(({ activity, events }) =>
          events
            .filter(
              ({ actorId, isPersonal, concerns }) =>
                actorId !== to.id &&
                concerns(to) &&
                (isPersonal || follows(to, activity.plan, roster)),
            )
            .map(({ at, actorId, verb }) => ({
              id: random.uuid(),
              tenantId,
              recipientId: to.id,
              actorId,
              verb,
              targetName: activity.title,
              bookingId: activity.plan.id,
              created: at,
            })),
        )
        .sort((a, b) => b.created.getTime() - a.created.getTime())
        .slice(0, kept)
        .map((action, index) => ({ ...action, unread: index < 4 })),
    );
}
