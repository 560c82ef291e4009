import { lapseOffer } from '../availability/lapse-offer.job.ts';
import { sendMail } from '../mail/send-mail.job.ts';
import type { JobDefinition } from './job.kind.ts';

/** Every kind of job: a line each. */
export const jobKinds = {
  send_mail: sendMail,
  lapse_offer: lapseOffer,
};

export type JobKind = keyof typeof jobKinds;

export type Payload<Kind extends JobKind> =
  (typeof jobKinds)[Kind] extends JobDefinition<infer Value> ? Value : never;
