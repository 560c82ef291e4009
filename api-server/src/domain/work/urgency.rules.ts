import type { WorkKind, WorkUrgency } from '@shootline/shared-api/contract';
import { shortNotice, wallText } from '@shootline/shared-api/rules';
import { dayStart, isoDay } from '../../platform/http/day.ts';

const day = 24 * 3_600_000;

/** The time that the step of a kind needs before its deadline, in milliseconds. Other kinds only wait. */
const lead: Partial<Record<WorkKind, number>> = {
  needs_approval: shortNotice,
  to_staff: shortNotice,
  to_confirm: day,
  fee_due: shortNotice,
  offer: day,
  needs_me: shortNotice,
  drafts: shortNotice,
};

/** The time that work of a kind may wait when no deadline is ahead, in milliseconds; 0 if not given. */
const patience: Partial<Record<WorkKind, number>> = {
  needs_me: 7 * day,
  to_complete: 3 * day,
  to_invoice: 7 * day,
  invoice: 7 * day,
  feedback: 7 * day,
  drafts: Infinity,
};

/** Whether work of a kind can have a deadline. */
export const hasDeadline = (kind: WorkKind): boolean => lead[kind] !== undefined;

/** Waiting work as found; instants in milliseconds since 1970. */
export interface FoundWork {
  kind: WorkKind;
  id: string;
  /** Its deadline, while it is ahead. */
  start: number | null;
  /** Since when it waits otherwise. */
  end: number | null;
}

/** A piece of work with the instants that decide its place, in milliseconds since 1970. */
export interface Work {
  kind: WorkKind;
  id: string;
  due: number | null;
  since: number | null;
  /** The instant by which to act. */
  actBy: number;
}

/** An instant and the reader's zone. */
export type ReaderClock = { now: Date; zone: string };

/** The start of the reader's day some days after today. */
export function startOfDay({ now, zone }: ReaderClock, daysLater: number): Date {
  const today = isoDay('day', wallText(now, zone).slice(0, 10));
  return today === undefined ? now : dayStart(today, zone, daysLater);
}

function measured({ kind, id, start, end }: FoundWork, now: number, endOfDay: number): Work {
  const needed = lead[kind];
  if (needed !== undefined && start !== null && start > now) {
    return { kind, id, due: start, since: null, actBy: start - needed };
  }
  const since = end === null ? null : Math.min(end, now);
  const actBy = since === null ? Infinity : Math.max(since + (patience[kind] ?? 0), endOfDay);
  return { kind, id, due: null, since, actBy };
}

const compare = (one: number, other: number) => (one === other ? 0 : one - other);

/**
 * The work in its order: by the instant by which to act, then by the deadline or the start of the wait. Work
 * that only waits is due by the end of today at the earliest, since no shoot depends on it.
 */
export function inOrder(found: readonly FoundWork[], clock: ReaderClock): Work[] {
  const endOfDay = startOfDay(clock, 1).getTime();
  const at = ({ due, since }: Work) => due ?? since ?? Infinity;
  return found
    .map((one) => measured(one, clock.now.getTime(), endOfDay))
    .sort(
      (one, other) =>
        compare(one.actBy, other.actBy) ||
        compare(at(one), at(other)) ||
        one.kind.localeCompare(other.kind) ||
        one.id.localeCompare(other.id),
    );
}

/** The group of a piece of work. "This week" are the next seven days of the reader. */
export function urgencyOf({ actBy }: Work, clock: ReaderClock): WorkUrgency {
  if (actBy <= clock.now.getTime()) return 'now';
  if (actBy <= startOfDay(clock, 1).getTime()) return 'today';
  return actBy <= startOfDay(clock, 7).getTime() ? 'week' : 'later';
}
