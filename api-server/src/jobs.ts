import { removeExport } from './domain/export/remove-export.job.ts';
import { writeExport } from './domain/export/write-export.job.ts';
import { lapseOffer } from './domain/action/lapse-offer.job.ts';
import { tell } from './domain/notification/tell.ts';
import type { Jobs } from './platform/jobs/job-worker.ts';
import { sendMail } from './platform/mail/send-mail.job.ts';

/** Every kind of job: a line each. */
export const jobs: Jobs = [sendMail, writeExport, removeExport, lapseOffer(tell)];
