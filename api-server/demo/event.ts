import type { Member } from './roster.ts';

/** Something that people are notified of. */
export type Event = {
  at: Date;
  actorId: string | null;
  verb: string;
  concerns: (to: Member) => boolean;
  /** Reaches them whether they follow the booking or not. */
  isPersonal?: boolean;
};
