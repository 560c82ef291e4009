import { t } from '@shootline/shared-api';
import type { EInvoice } from '@shootline/shared-api/rules/e-invoice';
import { Button, Flex, Stack, Text } from '@shootline/shared-ui';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useEInvoice } from '../../e-invoice/reading.ts';
import type { InvoiceValues } from '../invoice-values.ts';

type Field = 'invoice_number' | 'tax_details';

const offerOf: Record<Field, (value: string) => string> = {
  invoice_number: (value) => t('The file has the number {value}.', { value }),
  tax_details: (value) => t('The file has the tax number {value}.', { value }),
};
const fields: Field[] = ['invoice_number', 'tax_details'];

const valueIn = (of: EInvoice, field: Field) =>
  field === 'invoice_number' ? of.number : of.seller.taxNumber;

/** Fills empty fields from the chosen e-invoice; offers its values for the others. */
export function useReadFields() {
  const { getValues, setValue } = useFormContext<InvoiceValues>();
  const [file, writer, ...entered] = useWatch<
    InvoiceValues,
    ['file', 'writer', 'invoice_number', 'tax_details']
  >({ name: ['file', 'writer', 'invoice_number', 'tax_details'] });
  const invoice = useEInvoice(file?.name ?? '', writer === 'own' ? file : null) ?? null;
  useEffect(() => {
    // Only a newly read file fills fields: one that is emptied later stays empty.
    for (const field of invoice ? fields : []) {
      const value = invoice && valueIn(invoice, field);
      if (value && getValues(field) === '') setValue(field, value, { shouldDirty: true });
    }
  }, [invoice, getValues, setValue]);
  const read = fields.map((field, index) => {
    const value = invoice ? valueIn(invoice, field) : '';
    return { field, value, isEntered: value !== '' && value === entered[index] };
  });
  return {
    invoice,
    note: (field: Field) =>
      read.some((each) => each.field === field && each.isEntered) ? t('Read from the file.') : null,
    offers: read
      .filter(({ value, isEntered }) => value && !isEntered)
      .map(({ field, value }) => ({
        field,
        text: offerOf[field](value),
        use: () => setValue(field, value, { shouldDirty: true, shouldValidate: true }),
      })),
  };
}

/** Values of the file that differ from the input, each with a button that takes it. */
export function FileOffers({ offers }: Pick<ReturnType<typeof useReadFields>, 'offers'>) {
  return (
    <Stack gap="2" aria-live="polite" css={{ '&:empty': { display: 'none' } }}>
      {offers.map(({ field, text, use }) => (
        <Flex key={field} gap="3" align="center" wrap="wrap" fontSize="sm">
          <Text>{text}</Text>
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            aria-label={`${t('Use It')}: ${text}`}
            onClick={use}
          >
            {t('Use It')}
          </Button>
        </Flex>
      ))}
    </Stack>
  );
}
