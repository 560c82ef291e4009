import { type BookingState, isInternal, roles } from '@shootline/shared-api/contract';
import type { userAction } from '../src/domain/schema.ts';
import type { Roster, Member } from './roster.ts';
import type { Comment } from './comments.ts';
import type { Billing } from './invoices.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import { day } from './time.ts';

type Action = typeof userAction.$inferInsert & { created: Date; recipientId: string };

/** What happened on one booking. */
export type BookingActivity = {
  plan: Plan;
  title: string;
  project: Comment[];
  internal: Comment[];
  billing: Billing | undefined;
};

type Event = { at: Date; actorId: string | null; verb: string; concerns: (to: Member) => boolean };

const verbs: Partial<Record<BookingState, string>> = {
  new: 'submitted',
  active: 'approved',
  assigned: 'assigned a videographer to',
  on_hold: 'put on hold',
  cancelled: 'cancelled',
  request_cancelled: 'cancelled',
  shoot_completed: 'completed the shoot of',
  footage_provided: 'provided footage for',
  job_complete: 'completed',
};

const isFinance = ({ role }: Member) => role === roles.finance || role === roles.admin;

function eventsOf({ plan, project, internal, billing }: BookingActivity): Event[] {
  const staff = ({ role }: Member) => isInternal(role) && role !== roles.finance;
  const everyone = (to: Member) => staff(to) || !isInternal(to.role);
  return [
    ...plan.steps.flatMap(({ to, by, at }): Event[] => {
      const verb = verbs[to];
      return verb ? [{ at, actorId: by?.id ?? null, verb, concerns: everyone }] : [];
    }),
    ...project.map((each): Event => ({
      at: each.created,
      actorId: each.createdById,
      verb: 'commented on',
      concerns: everyone,
    })),
    ...internal.map((each): Event => ({
      at: each.created,
      actorId: each.createdById,
      verb: 'commented internally on',
      concerns: staff,
    })),
    ...(billing?.submitted
      ? [
          {
            at: billing.submitted,
            actorId: billing.supplier.id,
            verb: 'submitted an invoice for',
            concerns: isFinance,
          },
        ]
      : []),
  ];
}

/** Whether a user follows a booking, which implies that they may view it. */
function follows(to: Member, plan: Plan, roster: Roster): boolean {
  if (isInternal(to.role)) {
    return isFinance(to) || to.id === roster.member(plan.client.manager).id;
  }
  if (to.role === roles.camera_operator) return plan.operator === to;
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
        .filter(({ activity }) => follows(to, activity.plan, roster))
        .flatMap(({ activity, events }) =>
          events
            .filter(({ actorId, concerns }) => actorId !== to.id && concerns(to))
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
