import type { BookingStaffing, BookingSummary, BookingViewChoice } from '@shootline/shared-api';
import { Button } from '@shootline/shared-ui';
import type { Column } from '@shootline/shared-ui/table';
import { StaffingCell } from '../staffing/staffing-cell.tsx';
import type { RowStep } from './row-step-dialog.tsx';

const labels: Record<RowStep, string> = {
  approve: 'Approve',
  approve_and_offer: 'Approve and offer',
};

function stepOf({ permissions }: BookingSummary): RowStep | null {
  if (permissions.approve_and_offer) return 'approve_and_offer';
  return permissions.approve ? 'approve' : null;
}

interface StaffCells {
  staffingOf: (booking: string) => BookingStaffing | undefined;
  onStep: (step: RowStep, booking: string, button: HTMLElement) => void;
  /** Called when a step is likely to be opened. */
  onStepNear: (booking: string) => void;
}

/**
 * The columns of a view for staff: where nobody can be assigned yet, the column of the videographer offers
 * the next step, or says how staffing stands.
 */
export function staffColumns(
  columns: Column<BookingSummary>[],
  view: BookingViewChoice | undefined,
  { staffingOf, onStep, onStepNear }: StaffCells,
): Column<BookingSummary>[] {
  const change = {
    needs_approval: {
      header: 'Next Step',
      width: 148,
      card: 'more',
      cell: (booking) => {
        const step = stepOf(booking);
        if (!step) return null;
        const prepare = () => onStepNear(booking.uuid);
        return (
          <Button
            size="xs"
            variant="outline"
            aria-label={`${labels[step]} ${booking.title || booking.booking_uid}`}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={(event) => onStep(step, booking.uuid, event.currentTarget)}
          >
            {labels[step]}
          </Button>
        );
      },
    },
    to_staff: {
      header: 'Staffing',
      weight: 10,
      minWidth: 184,
      card: 'more',
      cell: ({ uuid }) => <StaffingCell staffing={staffingOf(uuid)} />,
    },
  } satisfies Partial<Record<BookingViewChoice, Partial<Column<BookingSummary>>>>;
  const changed: Partial<Column<BookingSummary>> | undefined =
    view === 'needs_approval' || view === 'to_staff' ? change[view] : undefined;
  if (!changed) return columns;
  return columns.map((column) => (column.id === 'camop' ? { ...column, ...changed } : column));
}
