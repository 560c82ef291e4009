import { t, type BookingSummary } from '@shootline/shared-api';
import type { InboxRow } from '@shootline/shared-api/portal';
import { bookingPath, updatePath } from '../booking-paths.ts';
import type { RowStep } from '../row-step/row-step-dialog.tsx';

/** Work on a booking: the reason and the step that settles it. */
export type Work = Pick<InboxRow, 'reason'> & {
  /** `steps` are the actions that settle it, if their dialogs can be opened on any page. */
  action: InboxRow['action'] & { steps?: { label: string; step: RowStep }[] };
};

const path = (address: string) => address as `/${string}`;

/** A step that the booking's page opens. */
const step = (booking: BookingSummary, label: string, action: RowStep): Work['action'] => ({
  label,
  href: path(`${bookingPath(booking)}?action=${action}`),
  steps: [{ label, step: action }],
});

export function toApprove(booking: BookingSummary): Work {
  const mayOffer = booking.permissions.approve_and_offer;
  return {
    reason: t('Needs approval'),
    action: mayOffer
      ? step(booking, t('Approve and Offer'), 'approve_and_offer')
      : step(booking, t('Approve'), 'approve'),
  };
}

export function toStaff(booking: BookingSummary): Work {
  const isAsked = booking.open_offers > 0;
  return {
    reason: isAsked ? t('Offers are out') : t('Nobody assigned'),
    action: isAsked
      ? step(booking, t('Assign'), 'assign_camop')
      : step(booking, t('Offer Job'), 'request_camops_availabilities'),
  };
}

export const toRemind = (booking: BookingSummary): Work => ({
  reason: t('Call sheet not confirmed'),
  action: { label: t('View Call Sheet'), href: path(`${bookingPath(booking)}#call-sheet`) },
});

/** The step after the shoot. */
export function toComplete(booking: BookingSummary): Work {
  switch (booking.state) {
    case 'assigned':
      return {
        reason: t('The shoot is over'),
        action: step(booking, t('Indicate Shoot Completed'), 'make_shoot_completed'),
      };
    case 'shoot_completed':
      return {
        reason: t('Footage not provided'),
        action: step(booking, t('Indicate Footage Provided'), 'make_video_provided'),
      };
    default:
      return {
        reason: t('To complete'),
        action: step(booking, t('Complete'), 'make_completed'),
      };
  }
}

export function feeDue(booking: BookingSummary): Work {
  const { steps = [], ...action } = step(booking, t('Add Fee'), 'create_cancellation_fee');
  const waiving = { label: t('Waive Fee'), step: 'waive_cancellation_fee' } as const;
  return {
    reason: t('Cancellation fee due'),
    action: { ...action, steps: [...steps, waiving] },
  };
}

export const toInvoice = (booking: BookingSummary): Work => ({
  reason: booking.camop_invoice_status === 'rejected' ? t('Invoice rejected') : t('To invoice'),
  action: { label: t('Submit Invoice'), href: path(`${bookingPath(booking)}?action=invoice`) },
});

export function toSubmit(booking: BookingSummary): Work {
  const href = path(updatePath(booking));
  return { reason: t('Draft'), action: { label: t('Continue'), href } };
}

/** Feedback to give or a comment to read, as the server found for the view `needs_me`. */
export function toAnswer(booking: BookingSummary): Work | null {
  const page = bookingPath(booking);
  switch (booking.needs_me) {
    case 'feedback':
      return {
        reason: t('Feedback not given'),
        action: {
          label: t('Leave Feedback'),
          href: path(`${page}/submit-feedback`),
          steps: [{ label: t('Leave Feedback'), step: 'submit_feedback' }],
        },
      };
    case 'comment':
      return {
        reason: t('Unread comment'),
        action: { label: t('Read Comment'), href: path(`${page}#comments`) },
      };
    default:
      return null;
  }
}
