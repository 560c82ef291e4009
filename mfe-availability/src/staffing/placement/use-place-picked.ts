import { type Candidate, errorMessage, type UnstaffedBooking, t } from '@shootline/shared-api';
import { offerUndo } from '@shootline/shared-ui/undo';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { conflictOf } from '../../widgets/picker/conflict.ts';
import { usePlace } from './placement.actions.ts';
import { flagOf, type Way } from './placement-rules.ts';
import { pickId, type Placement } from './placement-context.ts';
import { placementQueries } from './placement.queries.ts';

const texts = {
  offer: {
    done: t('A job offer has been made to the selected Videographers.'),
    undone: t('Offer Job undone.'),
  },
  assign: { done: t('Videographer assigned.'), undone: t('Assign Videographer undone.') },
};

/** Moves the focus to an element, or to `fallback` if it is gone. */
const focusOn = (id: string, fallback: string) =>
  (document.getElementById(id) ?? document.getElementById(fallback))?.focus({
    preventScroll: true,
  });

/** The id of the board, which takes the focus of 'Skip to list' and of a booking that has left it. */
export const boardId = 'list';

/** Picks an unstaffed booking and gives it to a videographer, with Undo. */
export function usePlacePicked() {
  const [picked, setPicked] = useState<UnstaffedBooking>();
  const [wanted, setWanted] = useState<Way>('offer');
  const [doubted, setDoubted] = useState<Candidate>();
  const { data: booking, error: loadError } = useQuery({
    ...placementQueries.booking(picked?.uuid ?? ''),
    enabled: picked !== undefined,
  });
  const { mutateAsync: place, reset, ...placing } = usePlace();
  const client = useQueryClient();
  const mayUse = (way: Way) => booking?.permissions[flagOf[way]] ?? true;
  const way: Way = mayUse(wanted) || !mayUse('assign') ? wanted : 'assign';

  const pick = (next?: UnstaffedBooking) => {
    reset();
    setDoubted(undefined);
    // Assigning is chosen for one booking only: the next drag must not assign unexpectedly.
    setWanted('offer');
    setPicked(next);
  };
  const cancel = () => {
    if (picked) focusOn(pickId(picked.uuid), boardId);
    pick();
  };
  const give = async ({ uuid: videographer }: Candidate) => {
    if (!picked) return;
    const changed = await place({ id: picked.uuid, way, videographer });
    offerUndo(client, [changed], texts[way]);
    focusOn(pickId(picked.uuid), boardId);
    pick();
  };
  const placement: Placement = {
    picked,
    way,
    toggle: (one) => (one.uuid === picked?.uuid ? cancel() : pick(one)),
    pick,
    cancel,
    place: (candidate) => {
      if (placing.isPending) return;
      const conflict = conflictOf(candidate, way);
      if (conflict && !conflict.isFinal) setDoubted(candidate);
      // The bar shows a failure.
      else if (!conflict) void give(candidate).catch(() => undefined);
    },
    placing: placing.isPending ? (placing.variables?.videographer ?? '') : '',
  };
  const error = placing.error ?? loadError;
  return {
    placement,
    booking,
    mayUse,
    setWay: setWanted,
    /** The unavailable videographer whose assignment is to be confirmed. */
    doubted,
    confirm: give,
    refuse: () => setDoubted(undefined),
    error: error && errorMessage(error),
  };
}

export type PlacePicked = ReturnType<typeof usePlacePicked>;
