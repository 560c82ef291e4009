import { t } from '@shootline/shared-api';
import type { Column } from '@shootline/shared-ui/table';
import { type EditField, editFields, type EditValues } from './edit-values.ts';
import { errorOf, type InvoiceRow, isChanged, reasonAgainst, valueOf } from './invoice-row.ts';

/** The API's limit for the length of numbers. */
export const MAX_NUMBER = 100;

type FlagField = {
  [Field in EditField]: EditValues[Field] extends boolean ? Field : never;
}[EditField];
type NumberField = Exclude<EditField, FlagField>;

/** The column id of an invoice field. */
export const columnIdOf = (field: EditField): string => field.replaceAll('_', '-');

/** The field of a column; undefined if it cannot be edited. */
export const fieldOfColumn = (columnId: string): EditField | undefined =>
  editFields.find((field) => columnIdOf(field) === columnId);

const editing = (field: EditField, header: string) => ({
  label: ({ invoice }: InvoiceRow) =>
    t('{column} of {number}', { column: header, number: invoice.booking.booking_uid }),
  canEdit: (row: InvoiceRow) =>
    row.invoice.permissions.update && reasonAgainst(row, field) === undefined,
  reasonOf: (row: InvoiceRow) => reasonAgainst(row, field),
  isChanged: (row: InvoiceRow) => isChanged(row, field),
  errorOf: (row: InvoiceRow) => errorOf(row, field),
});

/** A column of checkboxes. */
export function flagColumn(field: FlagField, header: string, width: number): Column<InvoiceRow> {
  return {
    id: columnIdOf(field),
    header,
    width,
    align: 'center',
    cell: (row) => (valueOf(row, field) ? t('Yes') : t('No')),
    edit: {
      kind: 'checkbox',
      valueOf: (row) => valueOf(row, field),
      ...editing(field, header),
    },
  };
}

/** A column for a number that finance enters. */
export function numberColumn(
  field: NumberField,
  header: string,
  width: number,
): Column<InvoiceRow> {
  return {
    id: columnIdOf(field),
    header,
    width,
    cell: (row) => {
      const number = valueOf(row, field);
      if (number === '' && !isChanged(row, field)) return null;
      return number;
    },
    edit: {
      kind: 'text',
      maxLength: MAX_NUMBER,
      valueOf: (row) => valueOf(row, field),
      ...editing(field, header),
    },
  };
}
