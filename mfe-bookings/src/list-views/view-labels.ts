import { t, type BookingViewChoice } from '@shootline/shared-api';

/** Tab labels of the views. */
export const viewLabels: Record<BookingViewChoice, string> = {
  needs_approval: t('Needs approval'),
  to_staff: t('To staff'),
  next_14_days: t('Next 14 days'),
  to_confirm: t('To confirm'),
  to_complete: t('To complete'),
  fee_due: t('Fee due'),
  upcoming: t('Upcoming'),
  to_invoice: t('To invoice'),
  drafts: t('Drafts'),
  needs_me: t('Needs me'),
  past: t('Past'),
  all: t('All'),
};
