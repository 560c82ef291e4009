import { lapseOffer } from '../availability/lapse-offer.job.ts';
import { removeExport } from '../export/remove-export.job.ts';
import { writeExport } from '../export/write-export.job.ts';
import { sendMail } from '../mail/send-mail.job.ts';
import type { JobDefinition } from './job.kind.ts';

/** Every kind of job: a line each. */
export const jobKinds = {
  send_mail: sendMail,
  write_export: writeExport,
  remove_export: removeExport,
  lapse_offer: lapseOffer,
};

export type JobKind = keyof typeof jobKinds;

export type Payload<Kind extends JobKind> =
  (typeof jobKinds)[Kind] extends JobDefinition<infer Value> ? Value : never;
