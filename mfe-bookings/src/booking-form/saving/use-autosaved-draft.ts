import { t, type Booking } from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import type { KeptInput } from '@shootline/shared-ui/kept-input';
import { type RefObject, useRef, useState } from 'react';
import { updatePath } from '../../booking-paths.ts';
import { type SaveDraft, validChanges } from './autosave.ts';
import { briefToSend, recordOf } from '../brief/brief-to-send.ts';
import { type BriefValues, changesOf, tidyBrief, valuesOf } from '../brief/brief-values.ts';
import type { useBriefCalls } from '../brief/brief.actions.ts';
import type { FormFacts } from '../brief/form-facts.ts';

/** A draft created while its form stays open, and the form's values that it has. */
interface Stored {
  booking: Booking;
  values: BriefValues;
}

/**
 * Creates a draft at a new form's first valid change, and saves later changes to it; a form that is only
 * opened creates none. The address becomes the draft's, so a reload opens it.
 */
export function useAutosavedDraft(options: {
  facts: Omit<FormFacts, 'booking'>;
  firstValues: BriefValues;
  kept: RefObject<KeptInput | null>;
  calls: ReturnType<typeof useBriefCalls>;
}) {
  const { facts, firstValues, kept, calls } = options;
  const stored = useRef<Stored>(null);
  const [firstAddress] = useState(() => window.location.pathname);

  /** Changes the address only, not the page: the router would replace the form under the user. */
  const showAddress = (booking: Booking) => {
    const isStillOpen = kept.current !== null && window.location.pathname === firstAddress;
    if (isStillOpen) window.history.replaceState(window.history.state, '', updatePath(booking));
  };

  const save: SaveDraft = async (values) => {
    const now = stored.current;
    const { changes, brief, ...saved } = await validChanges({ ...facts, booking: null }, values, {
      before: tidyBrief(now ? valuesOf(now.booking) : firstValues),
      saved: now?.values ?? firstValues,
    });
    if (Object.keys(changes).length === 0) return null;
    const booking = now
      ? await calls.updateQuietly({ id: now.booking.uuid, version: now.booking.version, changes })
      : await calls.createQuietly({ brief: briefToSend(brief, facts.user.role_policy) });
    stored.current = { booking, values: saved.values };
    kept.current?.goOverTo(recordOf(booking, saved.values));
    showAddress(booking);
    return saved;
  };

  /** Saves the rest of the form, with its file, and submits it if asked to. */
  const finish = async (draft: Booking, values: BriefValues, isSubmitted: boolean) => {
    const id = draft.uuid;
    const changes = changesOf(tidyBrief(values), tidyBrief(valuesOf(draft)));
    const call = isSubmitted ? calls.updateBeforeSubmit : calls.updateDraft;
    let booking = draft;
    const keep = (next: Booking) => {
      booking = next;
      stored.current = { booking, values: stored.current?.values ?? values };
    };
    if (Object.keys(changes).length > 0) {
      keep(await call({ id, version: booking.version, changes }));
    } else if (!isSubmitted) toast.success(t('Draft Saved.'));
    if (values.file) keep(await calls.addFile({ booking, file: values.file }));
    return isSubmitted ? calls.submitNew(booking) : booking;
  };

  return { save, finish, current: () => stored.current };
}
