import { t, type Invoice, type PagedList, numberText } from '@shootline/shared-api';
import { Button, Flex, FootBar, NoticeBanner, Stack, toast } from '@shootline/shared-ui';
import {
  type Column,
  type ColumnSettings,
  PagedTable,
  type Sort,
} from '@shootline/shared-ui/table';
import { type ReactNode, useRef } from 'react';
import type { InvoiceListQuery } from '../invoice/invoice.queries.ts';
import type { EditsState } from '../editing/edit-values.ts';
import type { InvoiceEdits } from '../editing/invoice-edits.ts';
import type { InvoiceRow } from '../editing/invoice-row.ts';
import { OutcomeNotice } from '../editing/outcome-notice.tsx';
import { SelectionTools } from './selection-tools.tsx';
import { Totals } from '../totals/totals-bar.tsx';
import { rowIdOf, undoChange, useInvoicesGrid } from '../editing/use-invoices-grid.ts';
import type { useUpdateSelection } from '../editing/use-update-selection.ts';

interface InvoicesTableProps {
  list: PagedList<InvoiceRow>;
  query: InvoiceListQuery;
  edits: InvoiceEdits;
  state: EditsState;
  /** The selected invoices that the list shows. */
  selected: readonly Invoice[];
  updating: ReturnType<typeof useUpdateSelection>;
  /** Opens the fields of an invoice. */
  onOpen: (uuid: string) => void;
  columns: Column<InvoiceRow>[];
  columnSettings: ColumnSettings;
  errorMessage: string;
  emptyMessage: string;
  emptyAction: ReactNode;
  sort: Sort;
  onSortToggle: (field: string) => void;
}

const selectLabel = ({ invoice }: InvoiceRow) =>
  t('Select {number}', { number: invoice.booking.booking_uid });

/** The grid of invoices with its totals and 'Update Selection' at the foot of the window. */
export function InvoicesTable(props: InvoicesTableProps) {
  const { list, query, edits, state, selected, updating, onOpen, ...table } = props;
  const { grid, focusCell, undoCell, transferred, forgetTransferred, undoTransfer } =
    useInvoicesGrid(list.rows, table.columns, edits);
  const updateButton = useRef<HTMLButtonElement>(null);
  const { cameBack } = state;
  const { outcome, isUpdating, isDismissed } = updating;
  const isOver = outcome !== undefined && !isUpdating && !isDismissed;
  const hasTrouble = isOver && (outcome.refused.size > 0 || outcome.failure !== undefined);
  const done = outcome ? outcome.updated + outcome.unchanged + outcome.refused.size : 0;
  return (
    <>
      <PagedTable
        label={t('My Invoices')}
        {...table}
        list={list}
        getRowId={rowIdOf}
        grid={grid}
        selection={{
          selected: state.selected,
          onChange: edits.select,
          label: selectLabel,
          canSelect: ({ invoice }) => invoice.permissions.update,
        }}
      />
      <FootBar py="2">
        <Stack gap="1">
          {hasTrouble && (
            <OutcomeNotice
              outcome={outcome}
              isWaiting={(uuid) => state.edits.has(uuid) || state.selected.has(uuid)}
              isListed={(uuid) => list.rows.some((row) => rowIdOf(row) === uuid)}
              onGoTo={(rowId, columnId) => {
                // Cards and hidden columns have no cell to focus.
                if (!focusCell({ rowId, columnId })) onOpen(rowId);
              }}
              onDrop={(uuid) => {
                const change = edits.discard([uuid]);
                updateButton.current?.focus();
                toast.success(t('Change dropped.'), {
                  action: { label: t('Undo'), onPress: () => undoChange(edits, change) },
                });
              }}
              updateButton={updateButton}
              onClose={updating.dismiss}
            />
          )}
          {transferred && (
            <NoticeBanner
              tone="warning"
              onClose={forgetTransferred}
              actions={
                transferred.changed > 0 && (
                  <Button
                    size="xs"
                    variant="outline"
                    onClick={() => {
                      undoTransfer();
                      forgetTransferred();
                    }}
                  >
                    {t('Undo')}
                  </Button>
                )
              }
            >
              {[
                transferred.kind === 'pasted'
                  ? t('{count} pasted.', { count: numberText(transferred.changed) })
                  : t('{count} filled.', { count: numberText(transferred.changed) }),
                ...transferred.warnings,
              ].join(' ')}
            </NoticeBanner>
          )}
          {cameBack > 0 && state.edits.size > 0 && (
            <NoticeBanner onClose={edits.forgetCameBack}>
              {t(
                '{count, plural, one {Your change to # invoice, which was not sent yet, is back.} other {Your changes to {number} invoices, which were not sent yet, are back.}}',
                { count: cameBack, number: numberText(cameBack) },
              )}
            </NoticeBanner>
          )}
          <Flex
            gap={{ base: '2', lg: '6' }}
            align={{ base: 'stretch', lg: 'center' }}
            direction={{ base: 'column', lg: 'row' }}
          >
            <Totals
              query={query}
              selected={selected}
              elsewhere={state.selected.size - selected.length}
            />
            <SelectionTools
              edits={edits}
              state={state}
              updateButton={updateButton}
              selected={selected}
              isUpdating={isUpdating}
              done={done}
              sent={outcome?.sent ?? 0}
              undoCell={undoCell}
              onUpdate={() => void updating.update()}
            />
          </Flex>
        </Stack>
      </FootBar>
    </>
  );
}
