import type { InvoiceKind, TotalCost } from '@shootline/shared-api/contract';
import type { BookingRow } from '../booking/booking.repository.ts';

export type SubmittedInvoice = {
  invoiceId: string;
  booking: BookingRow['booking'];
  /** Minor units of `currency`. */
  claimed: number;
  currency: string;
  expected: TotalCost;
};

/** Invoices that were submitted together, under one number. */
export type InvoiceSubmission = {
  kind: InvoiceKind;
  invoiceNumber: string;
  /** Full name of the videographer. */
  supplier: string;
  /** All of them were submitted before. */
  isCorrection: boolean;
  invoices: SubmittedInvoice[];
  /** Minor units claimed. */
  total: number;
};

type DecidedInvoice = { of: InvoiceKind; videographerId: string; invoiceNumber: string };

/** Why fees can no longer be invoiced: their booking goes ahead again, or is gone. */
export type FeeWithdrawal = 'made_active' | 'deleted';

declare module '../booking/change/booking-change.ts' {
  interface Changes {
    /** `submission`: only on one of the invoices submitted together. */
    invoice_submitted: {
      of: InvoiceKind;
      isCorrection: boolean;
      submission?: InvoiceSubmission;
    };
    invoice_approved: DecidedInvoice;
    invoice_rejected: DecidedInvoice & { reason: string };
    invoice_file_deleted: { videographerId: string };
    fees_invoiceable: { videographerIds: string[] };
    fees_withdrawn: { videographerIds: string[]; why: FeeWithdrawal };
  }
}
