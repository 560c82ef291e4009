import { randomUUID } from 'node:crypto';
import type { AutoAssignState, BookingState, InvoiceState } from '@shootline/shared-api/contract';

/** What a booking of a scene is like. */
export type Wanted = {
  state: BookingState;
  submitter?: 'submitter' | 'unapproved';
  hasStarted?: boolean;
  autoAssignState?: AutoAssignState;
  /** Of the invoice; not yet submitted unless said. */
  invoiceState?: InvoiceState;
};

/** A booking with everything that can belong to one, by the ids that calls name. */
export type Fixture = {
  id: string;
  /** Occurs nowhere else. */
  title: string;
  videoId: string;
  projectThread: string;
  internalThread: string;
  /** A comment of `submitter` in the project thread. */
  commentId: string;
  fileId: string;
  /** Of `feeHolder`. */
  feeId: string;
  /** Of `offered`, not yet answered. */
  offerId: string;
  /** Of `assigned`. */
  invoiceId: string;
  invoiceFileId: string;
  /** Asked of `submitter`. */
  feedbackId: string;
  /** A notification for `admin`. */
  actionId: string;
  /** A mail to `submitter` that has failed. */
  mailId: string;
};

export function plan(): Fixture {
  return {
    id: randomUUID(),
    title: `Film ${randomUUID()}`,
    videoId: randomUUID(),
    projectThread: randomUUID(),
    internalThread: randomUUID(),
    commentId: randomUUID(),
    fileId: randomUUID(),
    feeId: randomUUID(),
    offerId: randomUUID(),
    invoiceId: randomUUID(),
    invoiceFileId: randomUUID(),
    feedbackId: randomUUID(),
    actionId: randomUUID(),
    mailId: randomUUID(),
  };
}
