/** A value of a row: a column's name, or SQL for a row that is called `row`. */
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
