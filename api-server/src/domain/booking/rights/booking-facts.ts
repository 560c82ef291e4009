import type {
  AutoAssignState,
  BookingState,
  ChangeDeadlines,
  Role,
  WorkspaceSettings,
} from '@shootline/shared-api/contract';
import { type InvoiceEntry, hasApproved } from '../../pricing/invoice-parts.rules.ts';
import { isFeeSettled } from '../../pricing/fee-due.rules.ts';

/** Facts that rights depend on, besides the viewer and the time. */
export type BookingFacts = {
  state: BookingState;
  date: Date | null;
  clientId: string;
  submitterId: string;
  videographerId: string | null;
  autoAssignState: AutoAssignState;
  hasApprovedInvoice: boolean;
  /** Reason why its hub project failed or is late; null otherwise. */
  hubProjectError: string | null;
  /** One of its invoices is marked as billed to the client. */
  isBilled: boolean;
  /** Videographers with a cancellation fee on the booking. */
  feeHolderIds: string[];
  /** Finance has to decide on the fee of a late cancellation. */
  isFeeDue: boolean;
  /** Until how many hours before the shoot clients may change or cancel it. */
  limits: ChangeLimits;
  lateChanges: LateChanges;
};

/** Instants in ISO 8601 until when clients may change a part once, or cancel, after their deadline. */
export type LateChanges = Partial<Record<keyof ChangeDeadlines, string>>;

/** Hours before a shoot, by what they end. */
export type ChangeLimits = Record<keyof ChangeDeadlines, WorkspaceSettings['cancellation_until']>;

export type Actor = { id: string; role: Role; clientId: string | null };

type BookingRecords = {
  booking: Omit<
    BookingFacts,
    'hasApprovedInvoice' | 'isBilled' | 'feeHolderIds' | 'isFeeDue' | 'limits'
  > & {
    lateFee: string | null;
  };
  limits: ChangeLimits;
  invoices: (InvoiceEntry & { billedToClient: boolean })[];
  fees: { videographerId: string | null }[];
};

/** The facts of a loaded booking. */
export function factsOf({ booking, invoices, fees, limits }: BookingRecords): BookingFacts {
  const { state, date, clientId, submitterId, videographerId, autoAssignState, lateChanges } =
    booking;
  return {
    state,
    date,
    clientId,
    submitterId,
    videographerId,
    autoAssignState,
    hubProjectError: booking.hubProjectError,
    hasApprovedInvoice: hasApproved(invoices),
    isBilled: invoices.some(({ billedToClient }) => billedToClient),
    feeHolderIds: fees.flatMap((fee) => fee.videographerId ?? []),
    isFeeDue: booking.lateFee !== null && !isFeeSettled(booking, fees),
    limits,
    lateChanges,
  };
}
