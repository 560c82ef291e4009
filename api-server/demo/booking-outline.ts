import type { BookingState } from '@shootline/shared-api/contract';
import type { Member } from './roster.ts';
import type { Random } from './random.ts';
import type { Offering } from './route.ts';
import type { Slot } from './slots.ts';

/** The outline of a booking's history. */
export type BookingOutline = {
  slot: Slot;
  route: BookingState[];
  offering: Offering;
  date: Date;
  duration: number;
  submitter: Member;
  videographer: Member | null;
  former: Member | null;
  client: { manager: string };
  random: Random;
};
