/** A column of a row, or SQL for a row of this name. */
export type SourceValue = string | ((row: string) => string);

/** Columns of one table that are copies from the row of another table that they belong to. */
export type Copies = {
  from: string;
  to: string;
  /** The column of `to` with the id of the row in `from`. */
  key: string;
  /** Each copy and its source. */
  columns: Record<string, SourceValue>;
};

const isDeleted: SourceValue = (booking) => `${booking}.state = 'deleted'`;

/**
 * All copies that lists sort and filter by, so that one index serves a list. Triggers keep them equal to
 * their sources: `copyTriggers`.
 */
export const copies: readonly Copies[] = [
  {
    from: 'client',
    to: 'booking',
    key: 'client_id',
    columns: {
      client_name: 'name',
      billing_region: 'billing_region',
      account_manager_id: 'account_manager_id',
    },
  },
  {
    from: 'booking',
    to: 'invoice',
    key: 'booking_id',
    columns: {
      booking_date: 'date',
      booking_day: 'day',
      booking_title_search: 'title_search',
      booking_quote_number: 'quote_number',
      booking_purchase_order: 'purchase_order',
      is_booking_deleted: isDeleted,
    },
  },
  {
    from: 'booking',
    to: 'booking_availability',
    key: 'booking_id',
    columns: {
      booking_date: 'date',
      booking_end: (booking) =>
        `${booking}.date + coalesce(${booking}.duration, 0) * interval '1 hour'`,
      booking_title: 'title',
      client_name: 'client_name',
      is_booking_deleted: isDeleted,
    },
  },
  { from: 'booking', to: 'feedback', key: 'booking_id', columns: { booking_day: 'day' } },
];

/** Columns that sum up rows of another table, with their values. */
type Summed = { of: string; rule: string; columns: Record<string, (row: string) => string> };

const ofBooking = (value: string, from: string) => (booking: string) =>
  `(SELECT ${value} FROM shootline.${from}
    WHERE tenant_id = ${booking}.tenant_id AND booking_id = ${booking}.id)`;
const receivedBy = (value: string) => (videographer: string) =>
  `(SELECT ${value} FROM shootline.feedback
    WHERE tenant_id = ${videographer}.tenant_id AND camera_operator_id = ${videographer}.id AND received)`;

/** All columns that triggers sum up from other tables; `rule` is the file of their triggers. */
export const summed: readonly Summed[] = [
  {
    of: 'booking',
    rule: 'invoice-status.sql',
    columns: {
      camop_invoice_status: (booking) =>
        `shootline.invoice_status(${booking}.tenant_id, ${booking}.id, ${booking}.camera_operator_id)`,
    },
  },
  {
    of: 'booking',
    rule: 'fees.sql',
    columns: { has_fee: ofBooking('count(*) > 0', 'cancellation_fee') },
  },
  {
    of: 'booking',
    rule: 'ratings.sql',
    columns: {
      videographer_ratings: ofBooking(
        'coalesce(bit_or(1 << rating) FILTER (WHERE received AND camera_operator_id IS NOT NULL), 0)',
        'feedback',
      ),
      shoot_ratings: ofBooking(
        'coalesce(bit_or(1 << rating) FILTER (WHERE received AND camera_operator_id IS NULL), 0)',
        'feedback',
      ),
    },
  },
  {
    of: 'booking',
    rule: 'progress.sql',
    columns: {
      approved_at: ofBooking("min(at) FILTER (WHERE to_state = 'active')", 'state_log'),
      staffed_at: ofBooking("min(at) FILTER (WHERE to_state = 'assigned')", 'state_log'),
      state_at_deadline: (booking) =>
        `shootline.state_at_deadline(${booking}.tenant_id, ${booking}.id, ${booking}.date)`,
    },
  },
  {
    of: 'app_user',
    rule: 'ratings.sql',
    columns: {
      rating_sum: receivedBy('coalesce(sum(rating), 0)'),
      rating_count: receivedBy('count(*)'),
    },
  },
];
