import type { BookingSummary, BookingViewChoice } from '@shootline/shared-api';
import type { PagedTable } from '@shootline/shared-ui/table';
import type { ComponentProps } from 'react';

export type BookingsTableProps = ComponentProps<typeof PagedTable<BookingSummary>> & {
  view: BookingViewChoice | undefined;
};
