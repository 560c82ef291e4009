import type { CancellationFeeCategory } from '@shootline/shared-api/contract';
import type { MailAttachment } from '../../../platform/db/schema/job.ts';
import type { BookingRow } from '../booking.repository.ts';

type Plain<Kind extends string> = Kind extends string ? { kind: Kind } : never;

/** A sent offer and its videographer. */
export type SentOffer = { id: string; videographerId: string };

/** A withdrawn offer; `sent` is null if its videographer was still waiting in the queue. */
export type WithdrawnOffer = SentOffer & { sent: Date | null; answered: Date | null };

/** Why offers are withdrawn (decisions §8.6). */
export type WithdrawalReason =
  'cancelled' | 'on_hold' | 'taken' | 'changed' | 'replaced' | 'unavailable';

/** Effect of a new place, date or length: none, withdrawn offers, or a question to the assignee. */
export type Rescheduling = 'kept' | 'withdrawn' | 'reconfirming';

export type SubmittedInvoice = {
  invoiceId: string;
  booking: BookingRow['booking'];
  /** The claimed amount with its currency. */
  claimed: string;
  /** The expected amount with its currency. */
  expected: string;
};

/** Invoices that were submitted together, under one number. */
export type InvoiceSubmission = {
  invoiceNumber: string;
  /** Full name of the videographer. */
  supplier: string;
  /** All of them were submitted before. */
  isCorrection: boolean;
  invoices: SubmittedInvoice[];
  /** The total claimed, with its currency. */
  total: string;
};

/** The fee that the policy asks for after a late cancellation. */
export type FeeDue = {
  category: CancellationFeeCategory;
  /** The fee as an amount of the client's price, with the currency; null while there is no price. */
  amount: string | null;
  /** False if a videographer released before has a fee, which then decides what the client pays. */
  isFirst: boolean;
};

/** Why fees can no longer be invoiced: their booking goes ahead again, or is gone. */
export type FeeWithdrawal = 'made_active' | 'deleted';

/** Everything that can happen to a booking; `notification/` decides who is told. */
export type BookingChange =
  | Plain<
      | 'submitted'
      | 'approved'
      | 'shoot_completed'
      | 'footage_provided'
      | 'price_updated'
      | 'purchase_order_updated'
      | 'file_added'
      | 'file_deleted'
      | 'feedback_given'
    >
  // `rescheduling`: place, date or length differ; `hasPurchaseOrder`: the purchase order differs.
  | { kind: 'updated'; rescheduling?: Rescheduling; hasPurchaseOrder?: boolean }
  // `draftOf`: the submitter, if the booking was still a draft.
  | { kind: 'deleted'; draftOf: string | null }
  // `feeDue`: finance has to decide on a fee (decisions §8.2).
  | { kind: 'cancelled'; feeDue: FeeDue | null }
  | { kind: 'put_on_hold'; formerVideographerId: string | null }
  | { kind: 'made_active'; formerVideographerId: string | null }
  | { kind: 'completed'; askedForFeedback: string[] }
  | { kind: 'fee_added'; videographerId: string }
  | { kind: 'fee_deleted'; videographerId: string | null }
  | { kind: 'fees_invoiceable'; videographerIds: string[] }
  | { kind: 'fees_withdrawn'; videographerIds: string[]; why: FeeWithdrawal }
  | { kind: 'call_sheet_generated'; version: number; attachment: MailAttachment }
  | { kind: 'call_sheet_approved'; madeById: string }
  | { kind: 'commented'; thread: 'project' | 'internal'; participants: string[] }
  // Staff assign, unassign and mark as unavailable; videographers accept, decline and give up.
  | { kind: 'assigned'; videographerId: string; formerVideographerId: string | null }
  | { kind: 'unassigned'; videographerId: string | null }
  | { kind: 'given_up'; next: 'asked' | 'nobody_left' | null }
  | Plain<'job_offered' | 'available' | 'declined' | 'marked_unavailable'>
  | { kind: 'offer_accepted'; videographerId: string }
  | { kind: 'offered'; offers: SentOffer[]; exclusiveMinutes: number | null }
  | { kind: 'offers_withdrawn'; offers: WithdrawnOffer[]; why: WithdrawalReason }
  | { kind: 'reconfirmation_asked'; offers: SentOffer[]; exclusiveMinutes: number | null }
  | Plain<'auto_assign_disabled' | 'auto_assign_failed'>
  // `submission`: only on one of the invoices submitted together.
  | { kind: 'invoice_submitted'; isCorrection: boolean; submission?: InvoiceSubmission }
  | { kind: 'invoice_approved'; videographerId: string; invoiceNumber: string }
  | { kind: 'invoice_rejected'; videographerId: string; invoiceNumber: string; reason: string }
  | { kind: 'invoice_file_deleted'; videographerId: string };
