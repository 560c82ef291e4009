import { t } from '@shootline/shared-api';
import { useBrand, Box, Button, Checkbox, Flex, Input, Stack, Text } from '@shootline/shared-ui';
import { Detail, DetailList } from '@shootline/shared-ui/card';
import { oneLine } from '@shootline/shared-ui/grid';
import { Sheet } from '@shootline/shared-ui/sheet';
import type { Column } from '@shootline/shared-ui/table';
import { useId } from 'react';
import { MAX_NUMBER } from './edit-columns.tsx';
import type { EditField } from './edit-values.ts';
import type { InvoiceEdits } from './invoice-edits.ts';
import { errorOf, type InvoiceRow, isChanged, reasonAgainst, valueOf } from './invoice-row.ts';

interface FieldProps {
  row: InvoiceRow;
  label: string;
  onChange: (value: string | boolean) => void;
}

function Notes({ id, row, field }: { id: string; row: InvoiceRow; field: EditField }) {
  const error = errorOf(row, field);
  return (
    <Text id={id} fontSize="xs" minH="4" color={error ? 'fg.error' : 'fg.muted'}>
      {error ?? reasonAgainst(row, field) ?? (isChanged(row, field) ? t('Changed') : '')}
    </Text>
  );
}

function Flag(props: FieldProps & { field: 'billed_to_client' | 'added_to_xero' }) {
  const { row, field, label, onChange } = props;
  const id = useId();
  return (
    <Box>
      <Flex asChild align="center" gap="3" minH="11">
        <label htmlFor={id}>
          <Checkbox
            id={id}
            checked={valueOf(row, field)}
            disabled={reasonAgainst(row, field) !== undefined}
            aria-describedby={`${id}n`}
            onChange={(event) => onChange(event.target.checked)}
          />
          {label}
        </label>
      </Flex>
      <Notes id={`${id}n`} row={row} field={field} />
    </Box>
  );
}

function NumberField(
  props: FieldProps & { field: 'quote_number' | 'po_number' | 'sales_invoice_number' },
) {
  const { row, field, label, onChange } = props;
  const id = useId();
  return (
    <Box>
      <Box asChild fontSize="sm" fontWeight="medium">
        <label htmlFor={id}>{label}</label>
      </Box>
      <Input
        id={id}
        value={valueOf(row, field)}
        maxLength={MAX_NUMBER}
        autoComplete="off"
        aria-invalid={errorOf(row, field) !== undefined || undefined}
        aria-describedby={`${id}n`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => onChange(oneLine(event.target.value))}
      />
      <Notes id={`${id}n`} row={row} field={field} />
    </Box>
  );
}

/** An invoice's fields that finance edits and its other columns, for windows too narrow for the grid. */
export function EditSheet({
  row,
  columns,
  edits,
  onClose,
}: {
  row: InvoiceRow;
  columns: readonly Column<InvoiceRow>[];
  edits: InvoiceEdits;
  onClose: () => void;
}) {
  const { name: brand } = useBrand();
  const { invoice } = row;
  const change = (field: EditField) => (value: string | boolean) => {
    if (valueOf(row, field) !== value) {
      edits.change([{ invoice, values: { [field]: value } }], typeof value === 'string');
    }
  };
  return (
    <Sheet
      title={t('Edit {number}', { number: invoice.booking.booking_uid })}
      onClose={onClose}
      footer={
        <Button width="full" onClick={onClose}>
          {t('Done')}
        </Button>
      }
    >
      <Stack gap="1">
        <Flag
          row={row}
          field="billed_to_client"
          label={t('Billed to Client')}
          onChange={change('billed_to_client')}
        />
        <Flag
          row={row}
          field="added_to_xero"
          label={t('Supplier Invoice in Xero')}
          onChange={change('added_to_xero')}
        />
        <NumberField
          row={row}
          field="quote_number"
          label={t('Quote Number')}
          onChange={change('quote_number')}
        />
        <NumberField
          row={row}
          field="po_number"
          label={t('Purchase Order Number')}
          onChange={change('po_number')}
        />
        <NumberField
          row={row}
          field="sales_invoice_number"
          label={t('{brand} Invoice Number', { brand })}
          onChange={change('sales_invoice_number')}
        />
      </Stack>
      <DetailList columns={2}>
        {columns
          .filter(({ card, edit }) => !card && !edit)
          .map(({ id, header, cell }) => (
            <Detail key={id} label={header}>
              {cell(row)}
            </Detail>
          ))}
      </DetailList>
    </Sheet>
  );
}
