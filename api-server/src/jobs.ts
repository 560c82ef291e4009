import { removeExport } from './domain/export/remove-export.job.ts';
import { writeExport } from './domain/export/write-export.job.ts';
import { changeOfferHours } from './domain/action/change-offer-hours.job.ts';
import { readOwnCalendarHourly } from './domain/calendar/own-calendar/read-own-calendar.job.ts';
import { lapseOffer } from './domain/action/lapse-offer.job.ts';
import { removeContent } from './domain/file/remove-content.job.ts';
import { createProject } from './domain/hub/create-project.job.ts';
import type { Hub } from './domain/hub/hub.ts';
import { notifyOfChanges } from './domain/notification/notify-of-changes.ts';
import { remindOfCallSheet } from './domain/notification/remind-of-call-sheet.job.ts';
import type { Jobs } from './platform/jobs/run-job.ts';
import { sendMail } from './platform/mail-queue/send-mail.job.ts';

/** Every kind of job, one per line. */
export const jobsFor = ({ hub }: { hub: Hub }): Jobs => [
  sendMail,
  writeExport,
  removeExport,
  lapseOffer(notifyOfChanges),
  changeOfferHours,
  remindOfCallSheet,
  createProject(hub),
  readOwnCalendarHourly,
  removeContent,
];
