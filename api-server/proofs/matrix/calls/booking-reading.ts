import type { BookingFlag } from '@shootline/shared-api/contract';
import type { CallContext, Call, CallRequest, Calls } from '../call.ts';
import { parts } from './parts.ts';

type ThreadType = 'project' | 'internal';

const flagOf = (type: ThreadType): BookingFlag => `read_${type}_comment_thread`;

function inThread(type: ThreadType, more: (at: CallContext) => CallRequest = () => ({})): Call {
  return {
    name: type,
    rule: { is: 'read', flag: flagOf(type) },
    request: (at) => ({ path: { threadId: at.fixture[`${type}Thread`] }, ...more(at) }),
  };
}

const sheetLinks: Call[] = [
  {
    name: 'with the link of a reader',
    rule: { is: 'public' },
    request: async ({ workspace }) => ({ body: { token: await workspace.callSheetToken() } }),
    isRightItself: true,
  },
  {
    name: 'with a link of their own making',
    rule: { is: 'missing' },
    request: () => ({ body: { token: 'x'.repeat(86) } }),
  },
];

const comment = () => ({ body: parts({ text: 'See you there.' }) });
const estimate = { country_code: 'AU', city: 'Sydney', duration: '6' };

/** Operations that read a booking, its comments and its feedback. */
export const bookingReadingCalls: Calls = {
  listBookings: [
    {
      rule: { is: 'open' },
      request: ({ fixture }) => ({ query: { title: fixture.title } }),
      shows: 'booking',
    },
  ],
  listDrafts: [{ rule: { is: 'open' }, request: () => ({ query: { sortBy: 'booking_uid' } }) }],
  getBooking: [
    {
      rule: { is: 'view' },
      request: ({ fixture }) => ({ path: { id: fixture.id } }),
      shows: 'booking',
    },
  ],
  checkCallSheet: [
    {
      rule: { is: 'act', flag: 'generate_call_sheet' },
      request: ({ fixture }) => ({ path: { id: fixture.id } }),
    },
  ],
  getCallSheet: [
    {
      rule: { is: 'read', flag: 'read_files' },
      request: ({ fixture }) => ({ path: { id: fixture.id } }),
    },
  ],
  openCallSheet: [
    {
      rule: { is: 'ownWithin', of: ['submitter', 'assigned'], flag: 'read_files' },
      request: ({ fixture }) => ({ path: { id: fixture.id } }),
    },
  ],
  confirmCallSheet: [
    {
      rule: { is: 'ownWithin', of: ['submitter'], flag: 'read_files' },
      request: ({ fixture }) => ({ path: { id: fixture.id } }),
    },
  ],
  openCallSheetLink: sheetLinks,
  confirmCallSheetLink: sheetLinks,
  getCommentThread: [inThread('project'), inThread('internal')],
  addComment: [inThread('project', comment), inThread('internal', comment)],
  editComment: [
    {
      rule: { is: 'ownWithin', of: ['submitter'], flag: 'read_project_comment_thread' },
      request: ({ fixture }) => ({
        path: { threadId: fixture.projectThread },
        query: { id: fixture.commentId },
        body: { text: 'See you there at ten.' },
      }),
    },
  ],
  downloadBookingFile: [
    {
      rule: { is: 'read', flag: 'read_files' },
      request: ({ fixture }) => ({ path: { id: fixture.id, fileId: fixture.fileId } }),
    },
  ],
  getPublicUploadLink: [
    {
      rule: { is: 'read', flag: 'read_files' },
      request: ({ fixture }) => ({ query: { videoId: fixture.videoId } }),
    },
  ],
  listFeedback: [{ rule: { is: 'open' }, request: () => ({}) }],
  createFeedback: [
    {
      rule: { is: 'act', flag: 'submit_feedback' },
      request: ({ fixture }) => ({ query: { bookingId: fixture.id }, body: { rating: 4 } }),
    },
  ],
  updateFeedback: [
    {
      rule: { is: 'own', of: ['submitter'], flag: 'submit_feedback' },
      request: ({ fixture }) => ({ path: { feedbackId: fixture.feedbackId }, body: { rating: 4 } }),
    },
  ],
  dismissFeedbackRequests: [
    {
      rule: { is: 'ownAbout', of: ['submitter'] },
      request: ({ fixture }) => ({ body: { feedback: [fixture.feedbackId] } }),
    },
  ],
  getClientCostEstimate: [
    {
      rule: { is: 'page', for: ['U', 'C', 'T', 'R', 'F', 'A'] },
      request: () => ({ query: estimate }),
    },
  ],
  getCamopCostEstimate: [
    { rule: { is: 'page', for: ['V', 'R', 'F', 'A'] }, request: () => ({ query: estimate }) },
  ],
};
