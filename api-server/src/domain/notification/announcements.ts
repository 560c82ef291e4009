import type { Announcements, ChangeKind } from './announcement.ts';
import { assignmentAnnouncements } from './assignment-announcements.ts';
import { bookingAnnouncements } from './booking-announcements.ts';
import { feeAnnouncements } from './fee-announcements.ts';
import { invoiceAnnouncements } from './invoice-announcements.ts';

/** The notifications and mails of every change; recipients are decided nowhere else. */
export const announcements: Announcements<ChangeKind> = {
  ...bookingAnnouncements,
  ...assignmentAnnouncements,
  ...feeAnnouncements,
  ...invoiceAnnouncements,
};
