import type {
  CancellationFeeCategory,
  ChangeDeadlines,
  TotalCost,
} from '@shootline/shared-api/contract';

/** Effect of a new place, date or length: none, withdrawn offers, or a question to the assignee. */
export type Rescheduling = 'kept' | 'withdrawn' | 'reconfirming';

/** The fee that the policy asks for after a late cancellation. */
export type FeeDue = {
  category: CancellationFeeCategory;
  /** The fee, in minor units of the client's price; null while there is no price. */
  due: { amount: number; currency: string } | null;
  /** False if a videographer released before has a fee, which then decides what the client pays. */
  isFirst: boolean;
};

/**
 * The kinds of changes, each with its details. Offers, invoices, call sheets, comments, feedback and files
 * add theirs where they are.
 */
export interface Changes {
  submitted: object;
  approved: object;
  shoot_completed: object;
  footage_provided: object;
  price_updated: object;
  purchase_order_updated: object;
  /** `rescheduling`: place, date or length differ; `hasPurchaseOrder`: the purchase order differs. */
  updated: { rescheduling?: Rescheduling; hasPurchaseOrder?: boolean };
  /** Clients may change or cancel it once more, until an instant in ISO 8601. */
  late_change_allowed: { part: keyof ChangeDeadlines; until: string };
  /** `draftOf`: the submitter, if the booking was still a draft. */
  deleted: { draftOf: string | null };
  /** `feeDue`: finance has to decide on a fee; the prices until then. */
  cancelled: { feeDue: FeeDue | null; prices: Record<'client' | 'videographer', TotalCost | null> };
  put_on_hold: { formerVideographerId: string | null };
  made_active: { formerVideographerId: string | null };
  completed: { askedForFeedback: string[] };
  fee_added: { videographerId: string };
  fee_deleted: { videographerId: string | null };
  fee_waived: { videographerId: string | null };
}

/** Everything that can happen to a booking; `notification/` decides who is told. */
export type BookingChange = {
  [Kind in keyof Changes]: { kind: Kind } & Changes[Kind];
}[keyof Changes];
