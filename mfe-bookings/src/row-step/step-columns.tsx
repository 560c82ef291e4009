import type { BookingStaffing, BookingSummary, BookingViewChoice } from '@shootline/shared-api';
import { Button, ButtonLink } from '@shootline/shared-ui';
import { CellSubline, type Column } from '@shootline/shared-ui/table';
import { toAnswer } from '../inbox/waiting-work.ts';
import { StaffingCell } from '../staffing/staffing-cell.tsx';
import type { RowStep } from './row-step-dialog.tsx';

const labels = { approve: 'Approve', approve_and_offer: 'Approve and offer' };

function stepOf({ permissions }: BookingSummary): keyof typeof labels | null {
  if (permissions.approve_and_offer) return 'approve_and_offer';
  return permissions.approve ? 'approve' : null;
}

interface StepCells {
  staffingOf: (booking: string) => BookingStaffing | undefined;
  onStep: (step: RowStep, booking: string, button: HTMLElement) => void;
  /** Called when a step is likely to be opened. */
  onStepNear: (step: RowStep, booking: string) => void;
}

const nameOf = ({ title, booking_uid }: BookingSummary) => title || booking_uid;

/**
 * The columns of a view with the next step of each row: in place of the videographer where nobody can be
 * assigned yet, or how staffing stands; in a column of its own, with the reason, where a client is needed.
 */
export function stepColumns(
  columns: Column<BookingSummary>[],
  view: BookingViewChoice | undefined,
  { staffingOf, onStep, onStepNear }: StepCells,
): Column<BookingSummary>[] {
  const stepButton = (step: RowStep, label: string, booking: BookingSummary) => {
    const prepare = () => onStepNear(step, booking.uuid);
    return (
      <Button
        size="xs"
        variant="outline"
        aria-label={`${label} ${nameOf(booking)}`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => onStep(step, booking.uuid, event.currentTarget)}
      >
        {label}
      </Button>
    );
  };
  const inPlaceOf = (id: string, changes: Partial<Column<BookingSummary>>) =>
    columns.map((column) => (column.id === id ? { ...column, ...changes } : column));
  switch (view) {
    case 'needs_approval':
      return inPlaceOf('camop', {
        header: 'Next Step',
        width: 148,
        card: 'more',
        cell: (booking) => {
          const step = stepOf(booking);
          return step && stepButton(step, labels[step], booking);
        },
      });
    case 'to_staff':
      return inPlaceOf('camop', {
        header: 'Staffing',
        weight: 10,
        minWidth: 184,
        card: 'more',
        cell: ({ uuid }) => <StaffingCell staffing={staffingOf(uuid)} />,
      });
    case 'needs_me':
      return columns.toSpliced(-1, 0, {
        id: 'next-step',
        header: 'Next Step',
        width: 148,
        card: 'more',
        cell: (booking) => {
          const work = toAnswer(booking);
          if (!work) return null;
          const { label, href } = work.action;
          return (
            <>
              {booking.needs_me === 'feedback' ? (
                stepButton('submit_feedback', label, booking)
              ) : (
                <ButtonLink
                  to={href}
                  size="xs"
                  variant="outline"
                  aria-label={`${label} ${nameOf(booking)}`}
                >
                  {label}
                </ButtonLink>
              )}
              <CellSubline>{work.reason}</CellSubline>
            </>
          );
        },
      });
    default:
      return columns;
  }
}
