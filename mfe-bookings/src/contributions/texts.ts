import { t } from '@shootline/shared-api';
import type { AreaTexts } from '@shootline/shared-api/portal';

export const texts: AreaTexts = {
  jobs: {
    create_hub_project: t('Create a project in the hub'),
    remind_of_call_sheet: t('Remind a reader of a call sheet'),
  },
  exports: { bookings: t('Bookings') },
  files: {
    booking_file: t('File of a booking'),
    call_sheet: t('Call sheet'),
    comment_attachment: t('Attachment of a comment'),
  },
  topics: {
    submissions: t('New bookings'),
    decisions: t('Decisions on a booking, and new dates'),
    changes: t('Changes to a brief, price or purchase order'),
    comments: t('Comments'),
    files: t('Files'),
    call_sheets: t('Call sheets'),
    progress: t('Shoots, footage and completion'),
    feedback: t('Feedback'),
    fees: t('Cancellation fees'),
  },
};
