import type { Booking } from '@shootline/shared-api';
import type { KeptInput } from '@shootline/shared-ui/kept-input';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { bookingQueries } from '../../bookings/booking.queries.ts';
import { isConflict, type SaveDraft, validChanges } from './autosave.ts';
import { valuesOf } from '../brief/brief-values.ts';
import { useBriefCalls } from '../brief/brief.actions.ts';
import type { FormFacts } from '../brief/form-facts.ts';
import { editBase } from './use-save-update.ts';

/** Saves the valid changes in the form of a draft, without a toast. Throws `ApiError`. */
export function useAutosavedUpdate(options: {
  facts: Omit<FormFacts, 'booking'>;
  opened: Booking;
  kept: RefObject<KeptInput | null>;
  onOpened: (booking: Booking) => void;
}): { save: SaveDraft; hasSaved: () => boolean } {
  const { facts, opened, kept, onOpened } = options;
  const { updateQuietly } = useBriefCalls();
  const queryClient = useQueryClient();
  const hasSaved = useRef(false);
  const rendered = useRef<() => void>(undefined);
  useLayoutEffect(() => rendered.current?.());

  const save: SaveDraft = async (values) => {
    const { version, brief: before } = editBase(opened, kept.current);
    const { changes, ...saved } = await validChanges({ ...facts, booking: opened }, values, {
      before,
      saved: valuesOf(opened),
    });
    if (Object.keys(changes).length === 0) return null;
    try {
      const booking = await updateQuietly({ id: opened.uuid, version, changes });
      // Save Draft may be waiting, and continues from this version.
      await new Promise<void>((done) => {
        rendered.current = done;
        kept.current?.rebase(booking.version);
        onOpened(booking);
      });
      hasSaved.current = true;
      return saved;
    } catch (error) {
      if (isConflict(error)) {
        await queryClient.fetchQuery({ ...bookingQueries.detail(opened.uuid), staleTime: 0 });
      }
      throw error;
    }
  };
  return { save, hasSaved: () => hasSaved.current };
}
