/** @deprecated Each app has its own calls. */
export { type BookingActionInput, type BookingActionName } from './booking.actions.ts';
/** @deprecated Each app has its own calls. */
export { useAddComment, useEditComment, type NewComment } from './comment.actions.ts';
/** @deprecated Each app has its own calls. */
export { useReadComments } from './use-read-comments.ts';
/** @deprecated Each app has its own calls. */
export { useBookingAction } from './use-booking-action.ts';
/** @deprecated Each app has its own calls. */
export { type BriefChange, type NewBrief, useBriefCalls } from './brief.actions.ts';
/** @deprecated Each app has its own calls. */
export { useBulkAction } from './use-bulk-action.ts';
/** @deprecated Each app has its own calls. */
export { downloadAttachment, downloadBookingFile } from './booking.files.ts';
/** @deprecated Each app has its own calls. */
export { hubActions } from './hub.actions.ts';
