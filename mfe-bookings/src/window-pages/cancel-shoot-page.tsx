import { t, type Booking, translated } from '@shootline/shared-api';
import { unassignCamop } from '../actions/unassign-camop.ts';
import { isAssignee } from '../action-parts/give-up.ts';
import { ActionQuestion } from './action-question.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingWindow } from './booking-window.tsx';

/** Why this user cannot cancel the assignment now; null if they can. */
function assignmentRefusal(booking: Booking): string | null {
  const { permissions, state, state_display } = booking;
  if (permissions.unassign_camop) return null;
  if (state === 'assigned') return t('Only the assigned videographer and staff can cancel it.');
  if (!booking.camera_operator_full_name) {
    return t('No videographer is assigned to this booking, so there is nothing to cancel.');
  }
  return t('This booking is {state}. Its assignment can be cancelled only while it is Assigned.', {
    state: translated(state_display),
  });
}

/** Cancel Shoot: unassigns the videographer. */
export function CancelShootPage() {
  return (
    <BookingWindow
      title={t('Cancel Shoot')}
      refusalOf={assignmentRefusal}
      facts={(booking) => <BookingFacts booking={booking} />}
      question={(asking) => (
        <ActionQuestion
          asking={asking}
          action={unassignCamop}
          labels={{ primary: t('Yes, Cancel Shoot'), progress: t('Cancelling Shoot...') }}
          whatIsDone={(booking, { email }) =>
            isAssignee(booking, email)
              ? t('You are no longer assigned to this shoot.')
              : t('{videographer} is no longer assigned to this shoot.', {
                  videographer: booking.camera_operator_full_name ?? t('The videographer'),
                })
          }
        />
      )}
    />
  );
}
