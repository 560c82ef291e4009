import { errorTexts, lazyModule } from '@shootline/shared-api';
import { Box, ErrorState, LazyPart } from '@shootline/shared-ui';
import { PagedTable } from '@shootline/shared-ui/table';
import { useRef, useState } from 'react';
import type { BookingsTableProps } from './bookings-table-props.ts';
import { checkboxName } from './checkbox-name.ts';
import { useKeptSelection } from './use-kept-selection.ts';

const bulk = lazyModule(() => import('../bulk-actions/bulk-bar.tsx'));

/** My Bookings for staff who act on several bookings at once. The code of those actions loads late. */
export function SelectableTable(props: BookingsTableProps) {
  const { rows } = props.list;
  const [chosen, setChosen] = useKeptSelection('chosen bookings');
  // Stays after the first choice even with nothing chosen, as its dialogs show the results of the last
  // action.
  const [hasBar, setHasBar] = useState(false);
  if (chosen.size > 0 && !hasBar) setHasBar(true);
  const table = useRef<HTMLDivElement>(null);
  return (
    <Box ref={table} tabIndex={-1} outline="0">
      <PagedTable
        {...props}
        selection={{ selected: chosen, onChange: setChosen, label: checkboxName }}
      />
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
