import { t } from '@shootline/shared-api';
import { Box, Button, Checkbox, Flex, Input, Stack, Text } from '@shootline/shared-ui';
import { Detail, DetailList } from '@shootline/shared-ui/card';
import { oneLine } from '@shootline/shared-ui/grid';
import { Sheet } from '@shootline/shared-ui/sheet';
import type { Column } from '@shootline/shared-ui/table';
import { useId } from 'react';
import { fieldOfColumn, MAX_NUMBER } from './edit-columns.tsx';
import type { EditField } from './edit-values.ts';
import type { InvoiceEdits } from './invoice-edits.ts';
import { errorOf, type InvoiceRow, isChanged, reasonAgainst, valueOf } from './invoice-row.ts';

interface FieldProps {
  row: InvoiceRow;
  field: EditField;
  label: string;
  onChange: (value: string | boolean) => void;
}

function Notes({ id, row, field }: Pick<FieldProps, 'row' | 'field'> & { id: string }) {
  const error = errorOf(row, field);
  return (
    <Text id={id} fontSize="xs" minH="4" color={error ? 'fg.error' : 'fg.muted'}>
      {error ?? reasonAgainst(row, field) ?? (isChanged(row, field) ? t('Changed') : '')}
    </Text>
  );
}

function Flag({ row, field, label, onChange }: FieldProps) {
  const id = useId();
  return (
    <Box>
      <Flex asChild align="center" gap="3" minH="11">
        <label htmlFor={id}>
          <Checkbox
            id={id}
            checked={Boolean(valueOf(row, field))}
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

function NumberField({ row, field, label, onChange }: FieldProps) {
  const id = useId();
  return (
    <Box>
      <Box asChild fontSize="sm" fontWeight="medium">
        <label htmlFor={id}>{label}</label>
      </Box>
      <Input
        id={id}
        value={String(valueOf(row, field))}
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
        {columns.map(({ id, header, edit }) => {
          const field = fieldOfColumn(id);
          if (!field || !edit) return null;
          const Field = edit.kind === 'checkbox' ? Flag : NumberField;
          return <Field key={id} row={row} field={field} label={header} onChange={change(field)} />;
        })}
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
