import { type InvoiceTax, type InvoiceWriting, numberText, rich, t } from '@shootline/shared-api';
import { formatMoney, taxOn } from '@shootline/shared-api/values';
import { RouterLink, Stack, Text } from '@shootline/shared-ui';
import { RadioField } from '@shootline/shared-ui/choice-field';
import { type AnyInvoice, currencyOf, isCreditNote } from '../../invoice/any-invoice.ts';
import { isReady } from '../invoice-values.ts';
import { TotalLine, useEnteredSums } from '../totals.tsx';

const writers = [
  { value: 'portal', label: t('Write it for me') },
  { value: 'own', label: t('Upload my own') },
];

/** The choice between an invoice by the portal and one's own, if the portal can write any. */
export function WriterField({ writing }: { writing: InvoiceWriting | undefined }) {
  if (isReady(writing)) {
    return (
      <RadioField
        name="writer"
        label={t('How do you want to invoice?')}
        options={writers}
        isRequired
      />
    );
  }
  // Only an admin can enter the recipient.
  if (!writing || writing.missing.includes('recipient')) return null;
  return (
    <Text fontSize="sm" color="fg.muted">
      {rich('The portal can write your invoices once your {details} are complete.', {
        details: (
          <RouterLink to="/invoicing" variant="underline">
            {t('Invoicing Details')}
          </RouterLink>
        ),
      })}
    </Text>
  );
}

function taxNote({ kind, name }: InvoiceTax): string {
  switch (kind) {
    case 'charged':
      return '';
    case 'reverse':
      return t('Reverse charge: the recipient accounts for {tax}.', { tax: name });
    case 'abroad':
      return t('The recipient is abroad: no tax is charged.');
    case 'none':
      return t('You are not registered for VAT or GST: no tax is charged.');
  }
}

/** The parts of the invoice that the portal adds to the input. */
export function WrittenPart(props: { writing: InvoiceWriting; invoices: readonly AnyInvoice[] }) {
  const { writing, invoices } = props;
  const { recipient, bank, tax } = writing;
  const { expected, items } = useEnteredSums(invoices);
  const [first] = invoices;
  const currency = first ? currencyOf(first) : '';
  const net = expected + items;
  const added = taxOn(net, tax.rate);
  return (
    <Stack gap="1" fontSize="sm">
      {tax.kind === 'charged' && (
        <>
          <TotalLine
            label={t('{tax} {percent}%', { tax: tax.name, percent: numberText(tax.rate * 100) })}
          >
            {formatMoney(added, currency)}
          </TotalLine>
          <TotalLine label={t('Total on the invoice')} isSum>
            {formatMoney(net + added, currency)}
          </TotalLine>
        </>
      )}
      <Text color="fg.muted">{taxNote(tax)}</Text>
      <Text color="fg.muted">
        {first && isCreditNote(first)
          ? t('A PDF to {recipient}. You get a copy by email.', { recipient })
          : rich('A PDF to {recipient}, to be paid to {bank}. You get a copy by email.', {
              recipient,
              bank,
            })}
      </Text>
    </Stack>
  );
}
