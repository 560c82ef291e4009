import {
  t,
  type BookingStaffing,
  type BookingSummary,
  type BookingViewChoice,
} from '@shootline/shared-api';
import { Box, ButtonLink } from '@shootline/shared-ui';
import { CellSubline, type Column } from '@shootline/shared-ui/table';
import type { ComponentType } from 'react';
import { toAnswer } from '../inbox/waiting-work.ts';
import type { StaffingCellProps } from './staffing-cell.tsx';
import { StepButton, type StepHandlers } from '../row-step/step-button.tsx';

const labels = { approve: t('Approve'), approve_and_offer: t('Approve and Offer') };

function stepOf({ permissions }: BookingSummary): keyof typeof labels | null {
  if (permissions.approve_and_offer) return 'approve_and_offer';
  return permissions.approve ? 'approve' : null;
}

interface StepCells extends StepHandlers {
  staffingOf: (booking: string) => BookingStaffing | undefined;
  /** Missing while its code loads. */
  StaffingCell: ComponentType<StaffingCellProps> | undefined;
}

const nameOf = ({ title, booking_uid }: BookingSummary) => title || booking_uid;

/** The columns of a view, with the cells of its work column filled in. */
export function stepColumns(
  columns: Column<BookingSummary>[],
  view: BookingViewChoice | undefined,
  { staffingOf, StaffingCell, ...handlers }: StepCells,
): Column<BookingSummary>[] {
  const filled = (id: string, cell: Column<BookingSummary>['cell']) =>
    columns.map((column) => (column.id === id ? { ...column, cell } : column));
  switch (view) {
    case 'needs_approval':
      return filled('next-step', (booking) => {
        const step = stepOf(booking);
        return step && <StepButton {...handlers} {...{ step, label: labels[step], booking }} />;
      });
    case 'to_staff':
      return filled('staffing', (booking) => {
        const staffing = staffingOf(booking.uuid);
        return (
          // Keeps the height of three lines until both are known.
          <Box minH={{ md: '12' }}>
            {StaffingCell && staffing ? (
              <StaffingCell {...handlers} {...{ booking, staffing }} />
            ) : (
              <span data-muted>…</span>
            )}
          </Box>
        );
      });
    case 'needs_me':
      return filled('next-step', (booking) => {
        const work = toAnswer(booking);
        if (!work) return null;
        const { label, href } = work.action;
        return (
          <>
            {booking.needs_me === 'feedback' ? (
              <StepButton {...handlers} {...{ step: 'submit_feedback', label, booking }} />
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
      });
    default:
      return columns;
  }
}
