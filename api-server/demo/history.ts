import type { BookingState, CancellationFeeCategory } from '@shootline/shared-api/contract';
import { actorOf } from './actors.ts';
import type { Roster, Member } from './roster.ts';
import type { BookingOutline } from './booking-outline.ts';
import { after, day, earliest, hour, inOfficeHours, minute, nextOfficeHours } from './time.ts';

export type Step = {
  from: BookingState | null;
  to: BookingState;
  at: Date;
  /** Null: the system. */
  by: Member | null;
  reason: string;
};

type Range = readonly [min: number, max: number];

/** Hours before the shoot at which it was cancelled, by the fee charged for that. */
const notices: Record<CancellationFeeCategory, Range> = {
  within_24_hours: [3, 22],
  within_48_hours: [26, 46],
};

/** Days since an upcoming booking was entered. */
const ages: Partial<Record<BookingState, Range>> = {
  draft: [0.2, 50],
  new: [0.1, 6],
  active: [2, 16],
  requested: [6, 20],
  assigned: [6, 40],
};

/** Hours since the previous step. */
const delays: Partial<Record<BookingState, Range>> = {
  new: [2, 70],
  active: [1, 26],
  requested: [0.5, 20],
  assigned: [0.3, 20],
  on_hold: [10, 90],
  cancelled: [12, 100],
  request_cancelled: [8, 100],
  deleted: [1, 60],
};

const onShortNotice: BookingState[] = ['shoot_completed', 'footage_provided', 'job_complete'];

function enteredAt(outline: BookingOutline, now: Date): Date {
  const { slot, route, date, submitter, random } = outline;
  const latest = after(now, -random.between(...(ages[slot.state] ?? [5, 40])) * day);
  const followsDate = !(slot.state === 'draft' || slot.state === 'new');
  if (
    route[0] === 'new' &&
    onShortNotice.includes(slot.state) &&
    date < now &&
    random.chance(0.07)
  ) {
    return after(date, -random.between(30, 46) * hour);
  }
  const lead = after(date, -random.between(6, 45) * day);
  return inOfficeHours(followsDate ? earliest(lead, latest) : latest, submitter.timezone ?? 'UTC');
}

/** Final steps whose time follows from the shoot, the fee or the offer, by route index. */
function fixedTimes(outline: BookingOutline, now: Date): Map<number, Date> {
  const { slot, route, date, duration, offering, random } = outline;
  const times = new Map<number, Date>();
  const last = route.length - 1;
  const shot = route.indexOf('shoot_completed');
  if (shot > 0) {
    let at = after(date, (duration + random.between(0.1, 2)) * hour);
    times.set(shot, at);
    for (let index = shot + 1; index <= last; index += 1) {
      const range: Range = route[index] === 'footage_provided' ? [3, 38] : [8, 150];
      const room = (now.getTime() - at.getTime()) * 0.85;
      at = after(at, Math.min(random.between(...range) * hour, room));
      times.set(index, at);
    }
  }
  if (slot.isStaffedLate) {
    times.set(route.lastIndexOf('assigned'), after(date, -random.between(4, 22) * hour));
  }
  if (slot.fee) {
    const hours = random.between(...notices[slot.fee]);
    const at = after(date, -hours * hour);
    times.set(last, at);
    if (route[last - 1] === 'on_hold') times.set(last - 1, after(at, -2 * hour));
  }
  if (offering.kind === 'running') {
    times.set(last, after(now, -(offering.passed * 30 + offering.minutes) * minute));
  } else if (route[last] === 'requested') {
    times.set(last, after(now, -random.between(0.5, 4) * day));
  }
  return times;
}

/** The times of all steps: ascending, after the entry, before the fixed ones and before now. */
function timesOf(outline: BookingOutline, now: Date): Date[] {
  const { route, date, slot, submitter, random } = outline;
  const fixed = fixedTimes(outline, now);
  const entered = enteredAt(outline, now);
  const free = route.findIndex((_, index) => fixed.has(index));
  const walked = route.slice(1, free === -1 ? undefined : free);
  // Without a fee it was cancelled in good time.
  const notice = slot.state === 'cancelled' && !slot.fee ? 50 : 3;
  const end = earliest(
    after(
      fixed.get(free) ?? date,
      free !== -1 && fixed.get(free)! < date ? -minute : -notice * hour,
    ),
    after(now, -10 * minute),
  );
  const hours = walked.map((state) => random.between(...(delays[state] ?? [1, 20])));
  const room = (end.getTime() - entered.getTime()) / hour;
  const scale = Math.min(1, (room * 0.9) / hours.reduce((sum, each) => sum + each, 0.001));
  const times = [entered];
  let at = entered;
  hours.forEach((each, index) => {
    const plain = after(at, each * scale * hour);
    const snapped = nextOfficeHours(plain, submitter.timezone ?? 'UTC');
    const left = (hours.length - index) * 2 * minute;
    at = snapped.getTime() < end.getTime() - left ? snapped : earliest(plain, after(end, -left));
    times.push(at);
  });
  return route.map((_, index) => times[index] ?? fixed.get(index) ?? end);
}

/** The steps that led to the booking's state, oldest first. */
export function historyOf(
  outline: BookingOutline,
  { now, roster }: { now: Date; roster: Roster },
): Step[] {
  const times = timesOf(outline, now);
  return outline.route.map((to, index) => {
    const from = outline.route[index - 1] ?? null;
    const isFirst = outline.route.indexOf(to) === index;
    return {
      from,
      to,
      at: times[index] ?? now,
      ...actorOf({ from, to, isFirst }, outline, roster),
    };
  });
}
