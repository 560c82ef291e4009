import { t, type Booking, translated } from '@shootline/shared-api';
import { Button, NoticeBanner } from '@shootline/shared-ui';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { type BriefValues, changesOf, tidyBrief, valuesOf } from '../brief/brief-values.ts';

/** Whether saving the form may conflict with others' changes; answers to offers cannot. */
const isOtherBrief = (now: Booking, opened: Booking) =>
  now.state !== opened.state ||
  Object.keys(changesOf(tidyBrief(valuesOf(now)), tidyBrief(valuesOf(opened)))).length > 0;

/**
 * Handles another user's change to the booking: a form without changes follows at once, a changed one
 * shows a notice and offers to compare.
 */
export function ConcurrentChanges(props: {
  opened: Booking;
  booking: Booking;
  /** Called once the form shows this version of the booking. */
  onFollow: (booking: Booking) => void;
  onCompare: () => void;
}) {
  const { opened, booking, onFollow, onCompare } = props;
  const { isDirty, isSubmitting } = useFormState();
  const { reset } = useFormContext<BriefValues>();
  // The event of an autosaved draft may arrive before its answer.
  const isSaving = useIsMutating() > 0;
  const isChanged = booking.version > opened.version && !isSubmitting && !isSaving;
  const follows = isChanged && !isDirty;
  const follow = useEffectEvent(() => {
    reset(valuesOf(booking));
    onFollow(booking);
  });
  useEffect(() => {
    if (follows) follow();
  }, [follows]);
  if (!booking.permissions.update) {
    return (
      <NoticeBanner tone="warning">
        {t('This booking is now {state} and can no longer be changed.', {
          state: translated(booking.state_display),
        })}
        {isDirty && ` ${t('Your input is still here.')}`}
      </NoticeBanner>
    );
  }
  if (!isChanged || !isDirty || !isOtherBrief(booking, opened)) return null;
  return (
    <NoticeBanner
      tone="warning"
      actions={
        <Button size="xs" variant="outline" onClick={onCompare}>
          {t('Compare')}
        </Button>
      }
    >
      {t('Somebody else has changed this booking since you opened it.')}
    </NoticeBanner>
  );
}
