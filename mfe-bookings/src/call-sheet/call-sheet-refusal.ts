import { t, type Booking, translated } from '@shootline/shared-api';

export const outdatedSheet = t(
  'The shoot has changed since this call sheet was made. It can be approved once a new one is made.',
);

/** Why this user cannot approve or reject the booking's call sheet now; null when they can. */
export function callSheetRefusal(booking: Booking): string | null {
  const { call_sheet: sheet, permissions, state, state_display } = booking;
  if (state !== 'assigned') {
    return t('This booking is {state}. A call sheet can be answered only while it is Assigned.', {
      state: translated(state_display),
    });
  }
  if (!permissions.approve_call_sheet) {
    return t('Only the assigned videographer and admins can answer the call sheet.');
  }
  if (!sheet) return t('There is no call sheet to answer yet.');
  if (sheet.is_outdated) return outdatedSheet;
  return sheet.is_approved ? t('This call sheet is already approved.') : null;
}
