import type { Announcements, ChangeKind } from './announcement.ts';
import { assignmentAnnouncements } from './assignment-announcements.ts';
import { bookingAnnouncements } from './booking-announcements.ts';
import { feeAnnouncements } from './fee-announcements.ts';
import { invoiceAnnouncements } from './invoice-announcements.ts';

/** Who is notified and mailed of each change: the one place that decides it. */
export const announcements: Announcements<ChangeKind> = {
  ...bookingAnnouncements,
  ...assignmentAnnouncements,
  ...feeAnnouncements,
  ...invoiceAnnouncements,
};
