import { t, type Booking } from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import type { KeptInput } from '@shootline/shared-ui/kept-input';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { bookingQueries } from '../../bookings/booking.queries.ts';
import { isConflict } from './autosave.ts';
import type { BriefSubmission } from '../brief-form.tsx';
import { type BriefValues, changesOf, tidyBrief, valuesOf } from '../brief/brief-values.ts';
import { useBriefCalls } from '../brief/brief.actions.ts';
import type { SavedVersion } from '../changes/comparison.tsx';
import { applySaved } from '../brief/refill.ts';

/** The version and brief that the user's changes are based on; restored changes may have an older base. */
export function editBase(opened: Booking, kept: KeptInput | null) {
  return {
    version: kept?.version ?? opened.version,
    brief: tidyBrief((kept?.base as BriefValues | undefined) ?? valuesOf(opened)),
  };
}

/**
 * Saves a booking's changed fields, and submits a draft. Passes others' changes since then to `onStale`;
 * throws every other failure for the form to show.
 */
export function useSaveUpdate(options: {
  opened: Booking;
  kept: RefObject<KeptInput | null>;
  onOpened: (booking: Booking) => void;
  onSubmitted: () => void;
  onStale: (theirs: SavedVersion) => void;
  /** Whether autosave has saved everything, so that Save Draft has nothing left to do. */
  isAutosaved: () => boolean;
}) {
  const { opened, kept, onOpened, onSubmitted, onStale, isAutosaved } = options;
  const calls = useBriefCalls();
  const queryClient = useQueryClient();
  const detail = bookingQueries.detail(opened.uuid);

  return async (values: BriefValues, { intent, form }: BriefSubmission) => {
    const { version, brief } = editBase(opened, kept.current);
    const changes = changesOf(tidyBrief(values), brief);
    const isChanged = Object.keys(changes).length > 0;
    if (!isChanged && intent !== 'submit') {
      if (intent === 'draft' && isAutosaved()) toast.success(t('Draft Saved.'));
      else toast.info(t('There are no changes to save.'));
      return;
    }
    const sent = structuredClone(form.getValues());
    const open = (saved: Booking) => {
      kept.current?.rebase(saved.version);
      onOpened(saved);
    };
    const adopt = (saved: Booking) => {
      applySaved(form, valuesOf(saved), sent);
      open(saved);
    };
    /** Returns the saved booking; null if others have changed it. */
    const update = async (call: typeof calls.updateBooking): Promise<Booking | null> => {
      try {
        return await call({ id: opened.uuid, version, changes });
      } catch (error) {
        if (!isConflict(error)) throw error;
        const latest = await queryClient.fetchQuery({ ...detail, staleTime: 0 });
        if (latest.version === version || !latest.permissions.update) throw error;
        onStale({ booking: latest, changes: error.fieldErrors, base: brief });
        return null;
      }
    };

    if (intent !== 'submit') {
      const saved = await update(intent === 'draft' ? calls.updateDraft : calls.updateBooking);
      if (saved) adopt(saved);
      return;
    }
    const whole = isChanged ? await update(calls.updateBeforeSubmit) : opened;
    if (!whole) return;
    // The form keeps its values until the draft is submitted, to stay busy.
    if (isChanged) open(whole);
    try {
      adopt(await calls.submitDraft(whole));
      onSubmitted();
    } catch (error) {
      if (isConflict(error)) void queryClient.invalidateQueries({ queryKey: detail.queryKey });
      throw error;
    }
  };
}
