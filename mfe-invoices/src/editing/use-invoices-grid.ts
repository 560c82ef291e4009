import { t, type Invoice, numberText } from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import { type CellChange, type Transferred, useGrid } from '@shootline/shared-ui/grid';
import type { Column } from '@shootline/shared-ui/table';
import { useMemo, useRef, useState } from 'react';
import { fieldOfColumn } from './edit-columns.tsx';
import type { InvoiceChange } from './edit-values.ts';
import type { InvoiceEdits } from './invoice-edits.ts';
import { type InvoiceRow, isChanged } from './invoice-row.ts';
import type { UndoableChange } from './past-changes.ts';

const changeOf = ({ row, columnId, value }: CellChange<InvoiceRow>): InvoiceChange[] => {
  const field = fieldOfColumn(columnId);
  return field ? [{ invoice: row.invoice, values: { [field]: value } }] : [];
};

export const rowIdOf = ({ invoice }: InvoiceRow) => invoice.uuid;

/** Undoes a change, or says that it was sent or undone already. */
export function undoChange(edits: InvoiceEdits, change: UndoableChange | undefined): void {
  if (!change || !edits.undo(change)) {
    toast.info(t('There is nothing to undo: it was sent or undone already.'));
  }
}

/** The grid of invoices; editing a cell changes `edits`. */
export function useInvoicesGrid(
  rows: readonly InvoiceRow[],
  columns: readonly Column<InvoiceRow>[],
  edits: InvoiceEdits,
) {
  const [transferred, setTransferred] = useState<Transferred>();
  const lastTransfer = useRef<UndoableChange>(undefined);
  const undoTransfer = () => undoChange(edits, lastTransfer.current);
  const { grid, focusCell, active } = useGrid({
    columns,
    rows,
    getRowId: rowIdOf,
    onChange: (changes) => {
      setTransferred(undefined);
      lastTransfer.current = edits.change(changes.flatMap(changeOf));
    },
    onUndo: () => {
      if (edits.undo()) toast.success(t('The last change is undone.'));
    },
    onTransferred: (result) => {
      if (result.warnings.length > 0) setTransferred(result);
      else {
        const cells = { count: result.changed, number: numberText(result.changed) };
        const done =
          result.kind === 'pasted'
            ? t(
                '{count, plural, one {Pasted into # cell.} other {Pasted into {number} cells.}}',
                cells,
              )
            : t('{count, plural, one {Filled # cell.} other {Filled {number} cells.}}', cells);
        const change = lastTransfer.current;
        toast.success(done, {
          action: { label: t('Undo'), onPress: () => undoChange(edits, change) },
        });
      }
    },
  });
  const undoCell = useMemo(() => {
    const rowOfId = new Map(rows.map((row) => [rowIdOf(row), row]));
    const undoAt = (): (() => void) | null => {
      const at = active.get();
      const row = at ? rowOfId.get(at.rowId) : undefined;
      const field = at ? fieldOfColumn(at.columnId) : undefined;
      if (!at || !row || !field || !isChanged(row, field)) return null;
      const invoice: Invoice = row.invoice;
      return () => {
        edits.change([{ invoice, values: { [field]: invoice[field] } }]);
        focusCell(at);
      };
    };
    return { subscribe: active.subscribe, get: undoAt };
  }, [rows, active, edits, focusCell]);
  return {
    grid,
    focusCell,
    undoCell,
    transferred,
    forgetTransferred: () => setTransferred(undefined),
    undoTransfer,
  };
}
