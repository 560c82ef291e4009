import type { BookingFlag } from '@shootline/shared-api/contract';
import { type Allow, type Right, editorUp, liveStates, reviewerUp } from './right.ts';

const everyClient: Allow = { U: true, C: true, T: true };
const approvedClients: Allow = { C: true, T: true };
const videographer: Allow = { V: true };
/** Own data of a videographer, including one who only has a fee. */
const own: Allow = { V: true, H: true };

function readable(allow: Allow): Right {
  return { from: liveStates, allow };
}

/** Rights to read the parts of a booking. */
export const bookingReadingRights = {
  read_booking_availabilities: readable(editorUp),
  read_auto_assign: readable(editorUp),
  read_cancellation_fees: readable({ ...approvedClients, ...own, ...editorUp }),
  read_state_logs: readable({ ...everyClient, ...editorUp }),
  read_files: readable({ ...everyClient, ...videographer, ...editorUp }),
  read_project_comment_thread: readable({ ...everyClient, ...videographer, ...editorUp }),
  read_internal_comment_thread: readable(editorUp),
  read_client_cost_estimate: readable({ ...everyClient, ...reviewerUp }),
  read_client_cost: readable({ ...approvedClients, ...reviewerUp }),
  read_camera_operator_cost: readable({ ...own, ...reviewerUp }),
  read_camera_operator_cost_estimate: readable({ ...own, ...reviewerUp }),
} satisfies Partial<Record<BookingFlag, Right>>;
