export { type BookingActionInput, type BookingActionName } from './booking.actions.ts';
export { useAddComment, useEditComment, type NewComment } from './comment.actions.ts';
export { useReadComments } from './use-read-comments.ts';
export { useBookingAction } from './use-booking-action.ts';
export { type BriefChange, type NewBrief, useBriefCalls } from './brief.actions.ts';
export { useBulkAction } from './use-bulk-action.ts';
export { downloadAttachment, downloadBookingFile } from './booking.files.ts';
export { hubActions } from './hub.actions.ts';
