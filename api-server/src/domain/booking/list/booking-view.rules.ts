import {
  type BookingState,
  type BookingView,
  type Role,
  isVideographer,
} from '@shootline/shared-api/contract';
import { wallText } from '@shootline/shared-api/rules';
import { dayStart, isoDay } from '../../../platform/http/day.ts';

const day = 86_400_000;

/** Milliseconds from now within which a shoot is near. */
const near = 14 * day;

const open: BookingState[] = [
  'new',
  'active',
  'requested',
  'assigned',
  'on_hold',
  'shoot_completed',
  'footage_provided',
];
const finished: BookingState[] = ['job_complete', 'cancelled', 'request_cancelled'];

/** Conditions of views besides states and times. */
export type FurtherCondition =
  | 'unstaffed'
  | 'shoot_over'
  | 'own_shoot_over'
  | 'fee_due'
  | 'own_shoot'
  | 'to_invoice'
  | 'needs_me'
  | 'to_confirm';

/** A part of a view; no booking is in two parts of the same. */
export type ViewPart = {
  /** All when absent. */
  states?: readonly BookingState[];
  /** The shoot begins then or later. */
  from?: Date;
  /** The shoot begins earlier. */
  before?: Date;
  further?: FurtherCondition;
};

type Reader = { role: Role; timezone: string };

/** The start of today in the reader's zone. */
function startOfDay(now: Date, zone: string): Date {
  const today = isoDay('day', wallText(now, zone).slice(0, 10));
  return today === undefined ? now : dayStart(today, zone);
}

const inTheNextDays = (now: Date) => ({ from: now, before: new Date(now.getTime() + near) });

const partsOf: Record<BookingView, (now: Date, reader: Reader) => ViewPart[]> = {
  needs_approval: () => [{ states: ['new'] }],
  to_staff: (now) => [
    { states: ['active', 'requested'], ...inTheNextDays(now), further: 'unstaffed' },
  ],
  to_confirm: (now) => [
    {
      states: ['assigned'],
      from: now,
      before: new Date(now.getTime() + day),
      further: 'to_confirm',
    },
  ],
  next_14_days: (now) => [
    { states: ['new', 'active', 'requested', 'assigned'], ...inTheNextDays(now) },
  ],
  // Videographers complete the shoot and hand in the footage; staff then complete the booking.
  to_complete: (now, { role }) =>
    isVideographer(role)
      ? [
          { states: ['assigned'], before: now, further: 'own_shoot_over' },
          { states: ['shoot_completed'], further: 'own_shoot' },
        ]
      : [
          { states: ['assigned'], before: now, further: 'shoot_over' },
          { states: ['shoot_completed', 'footage_provided'] },
        ],
  fee_due: () => [{ states: ['cancelled', 'request_cancelled'], further: 'fee_due' }],
  upcoming: (now, { role, timezone }) => [
    {
      states: open,
      from: startOfDay(now, timezone),
      // Leaves out bookings that they may view only because of a fee.
      ...(isVideographer(role) && { further: 'own_shoot' }),
    },
  ],
  to_invoice: () => [{ further: 'to_invoice' }],
  drafts: () => [{ states: ['draft'] }],
  needs_me: () => [{ further: 'needs_me' }],
  past: (now, { timezone }) => [
    { states: finished },
    { states: open, before: startOfDay(now, timezone) },
  ],
};

/**
 * The parts of a view (the contract's `BookingView`), of the bookings that a reader may view. The next
 * 14 days are 14 times 24 hours from now; "today" is the day in the reader's zone.
 */
export function viewParts(view: BookingView, now: Date, reader: Reader): ViewPart[] {
  return partsOf[view](now, reader);
}
