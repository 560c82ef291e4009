import type { BookingState, CancellationFeeCategory } from '@shootline/shared-api/contract';

/** The fixed properties of one booking; the others are drawn at random. */
export type Slot = {
  state: BookingState;
  client?: string;
  submitter?: string;
  videographer?: string;
  fee?: CancellationFeeCategory;
  /** Nobody has added that fee yet. */
  isFeeDue?: boolean;
  /** Was assigned before the booking was put on hold, and holds the fee. */
  released?: string;
  /** Has the open offer. */
  offeredTo?: string;
  /** The hub could not make its project. */
  hasHubFailed?: true;
  /** Nobody was found until the last day before the shoot. */
  isStaffedLate?: true;
  /** How the portal has written its invoice: as two parts, or with a credit note for some of it. */
  written?: 'in_parts' | 'credited';
  /** The shoot starts on this day, counted from today. */
  dayFromNow?: number;
};

type Counts = Partial<Record<BookingState, number>>;

const repeat = (counts: Counts, rest: Omit<Slot, 'state'> = {}): Slot[] =>
  (Object.entries(counts) as [BookingState, number][]).flatMap(([state, count]) =>
    Array.from({ length: count }, () => ({ state, ...rest })),
  );

const oneOfEach: Counts = {
  active: 1,
  requested: 1,
  assigned: 1,
  shoot_completed: 1,
  footage_provided: 1,
  job_complete: 1,
  on_hold: 1,
  cancelled: 1,
  request_cancelled: 1,
};

/** Every twelfth of the shoots that are over was staffed late. */
const withLateStaffing = (slots: Slot[]): Slot[] =>
  slots.map((slot, index) =>
    slot.state === 'job_complete' && index % 12 === 5 ? { ...slot, isStaffedLate: true } : slot,
  );

/** The first shoots have invoices that the portal wrote. */
const withWrittenInvoices = (slots: Slot[]): Slot[] =>
  slots.map((slot, index) => {
    const written = (['in_parts', 'credited'] as const)[index];
    return written ? { ...slot, written } : slot;
  });

/** Enough that each demo account has a booking in every state that its role can see. */
export const demoSlots: readonly Slot[] = [
  // Past shoots not yet marked as completed; first, while these days are free.
  { state: 'assigned', videographer: 'camop', dayFromNow: -2 },
  { state: 'assigned', videographer: 'camop', dayFromNow: -1 },
  ...repeat(
    {
      job_complete: 22,
      footage_provided: 3,
      shoot_completed: 2,
      assigned: 8,
      requested: 5,
      active: 3,
      new: 4,
      draft: 5,
      on_hold: 3,
      cancelled: 2,
      request_cancelled: 2,
    },
    { client: 'harbour', submitter: 'client' },
  ),
  { state: 'cancelled', client: 'harbour', submitter: 'client', fee: 'within_24_hours' },
  { state: 'cancelled', client: 'harbour', submitter: 'client', fee: 'within_48_hours' },
  ...repeat(
    { ...oneOfEach, job_complete: 5, draft: 3, new: 2 },
    { client: 'harbour', submitter: 'teamadmin' },
  ),
  ...repeat(
    { ...oneOfEach, job_complete: 4, draft: 2, new: 1 },
    { client: 'harbour', submitter: 'owner' },
  ),
  ...repeat({ ...oneOfEach, draft: 4, new: 5 }, { client: 'harbour', submitter: 'unapproved' }),
  ...withWrittenInvoices(
    repeat(
      { job_complete: 24, footage_provided: 8, shoot_completed: 3, assigned: 9, cancelled: 1 },
      { videographer: 'camop' },
    ),
  ),
  { state: 'assigned', videographer: 'camop', client: 'harbour', dayFromNow: 0 },
  { state: 'assigned', videographer: 'camop', client: 'wattle', dayFromNow: 1 },
  ...repeat({ cancelled: 2 }, { videographer: 'camop', fee: 'within_24_hours' }),
  ...repeat({ cancelled: 2 }, { videographer: 'camop', fee: 'within_48_hours' }),
  { state: 'on_hold', client: 'harbour', released: 'camop', fee: 'within_48_hours' },
  { state: 'request_cancelled', client: 'wattle', released: 'camop', fee: 'within_24_hours' },
  ...repeat({ requested: 3 }, { client: 'harbour', offeredTo: 'camop' }),
  ...repeat({ cancelled: 7 }, { fee: 'within_24_hours' }),
  ...repeat({ cancelled: 7 }, { fee: 'within_48_hours' }),
  ...withLateStaffing(
    repeat({
      job_complete: 120,
      footage_provided: 18,
      shoot_completed: 7,
      assigned: 44,
      requested: 30,
    }),
  ),
  ...repeat({ active: 2 }, { hasHubFailed: true }),
  ...repeat({
    active: 16,
    new: 22,
    draft: 22,
    on_hold: 10,
    cancelled: 6,
    request_cancelled: 9,
    deleted: 8,
  }),
  ...repeat({ assigned: 6 }, { dayFromNow: -1 }),
  { state: 'cancelled', fee: 'within_24_hours', isFeeDue: true, dayFromNow: -2 },
  { state: 'cancelled', fee: 'within_48_hours', isFeeDue: true, dayFromNow: -4 },
  { state: 'cancelled', fee: 'within_48_hours', isFeeDue: true, dayFromNow: -9 },
];

export const acmeSlots: readonly Slot[] = [
  ...repeat(
    { ...oneOfEach, job_complete: 3, draft: 2, new: 1 },
    { client: 'brightwater', submitter: 'client' },
  ),
  ...repeat({ job_complete: 2, footage_provided: 1, assigned: 3 }, { videographer: 'camop' }),
  { state: 'job_complete', videographer: 'camop', isStaffedLate: true },
  { state: 'cancelled', videographer: 'camop', fee: 'within_24_hours' },
  ...repeat({ new: 1, draft: 1, requested: 1 }),
];
