import { useCurrentUser, type Booking, type SignedInUser, t } from '@shootline/shared-api';
import type { ActionContentProps, BookingAction } from '../action-engine/booking-action.ts';
import type { QuestionContext } from './booking-window.tsx';

/** Asks an action's question and performs it on Yes; both answers close the window. */
export function ActionQuestion({
  asking: { booking, end, onBusy, onFailure },
  action: { Content },
  labels,
  whatIsDone,
}: {
  asking: QuestionContext;
  action: BookingAction;
  labels: ActionContentProps['labels'];
  /** Text for the final state. */
  whatIsDone: (booking: Booking, viewer: SignedInUser) => string;
}) {
  const viewer = useCurrentUser();
  return (
    <Content
      booking={booking}
      labels={{ cancel: t('No'), ...labels }}
      onCancel={() => end({ kind: 'unchanged' })}
      onDone={() => end({ kind: 'done', details: whatIsDone(booking, viewer) })}
      onBusy={onBusy}
      onFailure={onFailure}
    />
  );
}
