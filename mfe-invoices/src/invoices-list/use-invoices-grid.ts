import type { Invoice } from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import { type CellChange, type Transferred, useGrid } from '@shootline/shared-ui/grid';
import type { Column } from '@shootline/shared-ui/table';
import { useMemo, useState } from 'react';
import { fieldOfColumn } from './edit-columns.tsx';
import type { InvoiceChange, InvoiceEdits } from './invoice-edits.ts';
import { type InvoiceRow, isChanged } from './invoice-row.ts';

const cells = (count: number) => (count === 1 ? '1 cell' : `${count.toLocaleString('en')} cells`);

const changeOf = ({ row, columnId, value }: CellChange<InvoiceRow>): InvoiceChange[] => {
  const field = fieldOfColumn(columnId);
  return field ? [{ invoice: row.invoice, values: { [field]: value } }] : [];
};

export const rowIdOf = ({ invoice }: InvoiceRow) => invoice.uuid;

/** The grid of invoices, whose cells change what is kept in `edits`. */
export function useInvoicesGrid(
  rows: readonly InvoiceRow[],
  columns: readonly Column<InvoiceRow>[],
  edits: InvoiceEdits,
) {
  const [transferred, setTransferred] = useState<Transferred>();
  const undo = () => {
    if (edits.undo()) toast.success('The last change is undone.');
  };
  const { grid, focusCell, active } = useGrid({
    columns,
    rows,
    getRowId: rowIdOf,
    onChange: (changes) => {
      setTransferred(undefined);
      edits.change(changes.flatMap(changeOf));
    },
    onUndo: undo,
    onTransferred: (result) => {
      if (result.misfits.length > 0) setTransferred(result);
      else {
        const done = result.kind === 'pasted' ? 'Pasted into' : 'Filled';
        toast.success(`${done} ${cells(result.changed)}.`, {
          action: { label: 'Undo', onPress: undo },
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
    undo,
  };
}
