import {
  errorTexts,
  lazyModule,
  roles,
  useCurrentUser,
  useLazyModule,
} from '@shootline/shared-api';
import { Box, ErrorState, LazyDialog, LazyPart } from '@shootline/shared-ui';
import { PagedTable } from '@shootline/shared-ui/table';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { bookingQueries } from '../bookings/booking.queries.ts';
import { ownFeedback } from '../feedback/feedback.queries.ts';
import type { RowStep } from '../row-step/row-step-dialog.tsx';
import { stepColumns } from './step-columns.tsx';
import { staffingQueries } from '../staffing/staffing.queries.ts';
import type { BookingsTableProps } from '../list-selection/bookings-table-props.ts';
import { checkboxName } from '../list-selection/checkbox-name.ts';
import { useKeptSelection } from '../list-selection/use-kept-selection.ts';

const bulk = lazyModule(() => import('../bulk-actions/bulk-bar.tsx'));
const staffingCell = lazyModule(() => import('./staffing-cell.tsx'));
const stepDialog = lazyModule(() => import('../row-step/row-step-dialog.tsx'));

interface OpenedStep {
  step: RowStep;
  booking: string;
  button: HTMLElement;
}

/** The columns of My Bookings with the next step or the staffing of each row. */
function useStepColumns({ columns, list, view }: BookingsTableProps) {
  const client = useQueryClient();
  const [opened, setOpened] = useState<OpenedStep>();
  const { data: staffing } = useQuery({
    ...staffingQueries.of(list.rows.map(({ uuid }) => uuid)),
    enabled: view === 'to_staff' && list.rows.length > 0,
    placeholderData: keepPreviousData,
  });
  const { code } = useLazyModule(staffingCell, view === 'to_staff');
  const shown = useMemo(() => {
    const byBooking = new Map(staffing?.map((one) => [one.booking, one]));
    return stepColumns(columns, view, {
      StaffingCell: code?.StaffingCell,
      staffingOf: (booking) => byBooking.get(booking),
      onStep: (step, booking, button) => setOpened({ step, booking, button }),
      onStepNear: (step, booking) => {
        stepDialog.load().catch(() => undefined);
        void client.prefetchQuery(bookingQueries.detail(booking));
        if (step === 'submit_feedback') void client.prefetchQuery(ownFeedback());
        else if (view !== 'to_staff') void client.prefetchQuery(staffingQueries.of([booking]));
      },
    });
  }, [columns, view, staffing, client, code]);
  return { shown, opened, close: useCallback(() => setOpened(undefined), []) };
}

/**
 * My Bookings with steps in its rows. Reviewers and above also act on several bookings at once; the code of
 * those actions loads late.
 */
export function SelectableTable(props: BookingsTableProps) {
  const { rows } = props.list;
  const { role_policy } = useCurrentUser();
  const { shown, opened, close } = useStepColumns(props);
  const [chosen, setChosen] = useKeptSelection('chosen bookings');
  // Stays mounted after the first choice, even with nothing chosen, as its dialogs show the results of the
  // last action.
  const [hasBar, setHasBar] = useState(false);
  if (chosen.size > 0 && !hasBar) setHasBar(true);
  const table = useRef<HTMLDivElement>(null);
  const selection = { selected: chosen, onChange: setChosen, label: checkboxName };
  return (
    <Box ref={table} tabIndex={-1} outline="0">
      <PagedTable
        {...props}
        columns={shown}
        {...(role_policy >= roles.reviewer && { selection })}
      />
      {opened && (
        <LazyDialog of={stepDialog} onClose={close}>
          {({ RowStepDialog }) => (
            <RowStepDialog
              {...opened}
              onClose={close}
              // The row leaves the view with its step.
              returnFocusTo={() => (opened.button.isConnected ? opened.button : table.current)}
            />
          )}
        </LazyDialog>
      )}
      {hasBar && (
        <LazyPart
          of={bulk}
          loading={null}
          failed={(retry) => (
            <Box position="sticky" bottom="0" zIndex="docked" bg="bg" borderTopWidth="1px">
              <ErrorState message={errorTexts.network} onRetry={retry} />
            </Box>
          )}
        >
          {({ BulkBar }) => (
            <BulkBar
              bookings={rows.filter(({ uuid }) => chosen.has(uuid))}
              onUnchoose={(some) =>
                setChosen(new Set([...chosen].filter((uuid) => !some.includes(uuid))))
              }
              onClear={() => {
                setChosen(new Set());
                setHasBar(false);
              }}
              focusTable={() => table.current}
            />
          )}
        </LazyPart>
      )}
    </Box>
  );
}
