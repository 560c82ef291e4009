import type { Candidate, UnstaffedBooking } from '@shootline/shared-api';
import { createContext, useContext } from 'react';
import type { Way } from './placement-rules.ts';

export interface Placement {
  /** The unstaffed booking that is being placed. */
  picked: UnstaffedBooking | undefined;
  /** The chosen way if the booking and the user's rights permit it, otherwise the permitted one. */
  way: Way;
  /** Picks a booking, or puts the picked one back. */
  toggle: (booking: UnstaffedBooking) => void;
  pick: (booking: UnstaffedBooking) => void;
  cancel: () => void;
  /** Gives the picked booking to a videographer; asks first if they are unavailable. */
  place: (candidate: Candidate) => void;
  /** Uuid of the videographer to whom the booking is being given; '' if it is not. */
  placing: string;
}

const PlacementContext = createContext<Placement | null>(null);

export const PlacementProvider = PlacementContext.Provider;

export function usePlacement(): Placement {
  const placement = useContext(PlacementContext);
  if (!placement) throw new Error('The board has no placement.');
  return placement;
}

/** The id of the button that picks a booking. */
export const pickId = (booking: string): string => `pick-${booking}`;

/** A booking that may be given to a videographer; a new one must be approved first. */
export const isPlaceable = ({ state }: UnstaffedBooking): boolean => state !== 'new';
