import type { AutoAssignState } from '@shootline/shared-api/contract';
import { shootSpan, spanText } from '../src/domain/availability/shoot-span.rules.ts';
import type { bookingAssignment } from '../src/domain/schema.ts';
import { type Plan, lastReached, reached } from './plan.ts';
import { after, hour } from './time.ts';

export function autoAssignStateOf({
  offering,
  state,
  videographer,
  former,
}: Plan): AutoAssignState {
  switch (offering.kind) {
    case 'running':
      return 'awaiting_availabilities';
    case 'auto':
      return videographer || former ? 'completed' : 'disabled';
    case 'reconfirming':
      return 'failed';
    case 'manual':
      return 'allowing_manual_assignment';
    case 'none':
      return 'init';
    default:
      return state === 'requested' ? offering.kind : 'disabled';
  }
}

/** Current and former assignments. */
export function assignmentsOf(
  plan: Plan,
  tenantId: string,
): (typeof bookingAssignment.$inferInsert)[] {
  const common = { tenantId, bookingId: plan.id };
  const first = reached(plan, 'assigned');
  const last = lastReached(plan, 'assigned');
  if (!first || !last) return [];
  const { videographer, former, random, state, date, duration } = plan;
  const span =
    state === 'cancelled' ? undefined : shootSpan({ date, duration, arrivalAndSetupDate: null });
  const released = plan.steps.find(({ from }) => from === 'assigned')?.at ?? after(first, hour);
  return [
    ...(former
      ? [{ ...common, id: random.uuid(), videographerId: former.id, assigned: first, released }]
      : []),
    ...(videographer
      ? [
          {
            ...common,
            id: random.uuid(),
            videographerId: videographer.id,
            assigned: last,
            during: span ? spanText(span) : null,
          },
        ]
      : []),
  ];
}
