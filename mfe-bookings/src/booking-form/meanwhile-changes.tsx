import type { Booking } from '@shootline/shared-api';
import { Button, NoticeBanner } from '@shootline/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-hook-form';

/**
 * What happens to the form when somebody else changes its booking: without changes of the user's own it
 * follows at once, otherwise it says so and offers to compare.
 */
export function MeanwhileChanges(props: {
  opened: Booking;
  booking: Booking;
  onFollow: (booking: Booking) => void;
  onCompare: (booking: Booking) => void;
}) {
  const { opened, booking, onFollow, onCompare } = props;
  const { isDirty, isSubmitting } = useFormState();
  const isChanged = booking.version > opened.version && !isSubmitting;
  const follows = isChanged && !isDirty;
  const follow = useEffectEvent(() => onFollow(booking));
  useEffect(() => {
    if (follows) follow();
  }, [follows]);
  if (!isChanged || !isDirty) return null;
  if (!booking.permissions.update) {
    return (
      <NoticeBanner tone="warning">
        This booking is now {booking.state_display} and cannot be changed any more. What you typed
        is still here.
      </NoticeBanner>
    );
  }
  return (
    <NoticeBanner
      tone="warning"
      actions={
        <Button size="xs" variant="outline" onClick={() => onCompare(booking)}>
          Compare
        </Button>
      }
    >
      Somebody else has changed this booking since you opened it.
    </NoticeBanner>
  );
}
