import { t } from '@shootline/shared-api';
import { formatMoney } from '@shootline/shared-api/values';
import { Box, Button } from '@shootline/shared-ui';
import { MoneyField } from '@shootline/shared-ui/money-field';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type AnyInvoice, currencyOf, isCreditNote, leftOf } from '../../invoice/any-invoice.ts';
import type { InvoiceValues } from '../invoice-values.ts';

/** The amount to credit, or the part of the claim, for which an invoice has to ask. */
export function PartField({ invoice, place }: { invoice: AnyInvoice; place: number }) {
  const { getValues, setFocus } = useFormContext<InvoiceValues>();
  const name = `bookings.${place}.amount` as const;
  const isCredit = isCreditNote(invoice);
  const [isAsked, setIsAsked] = useState(() => isCredit || getValues(name) !== null);
  const [isJustAsked, setIsJustAsked] = useState(false);
  useEffect(() => {
    if (isJustAsked) setFocus(name);
  }, [isJustAsked, name, setFocus]);
  const currency = currencyOf(invoice);
  const amount = formatMoney(leftOf(invoice), currency);
  return (
    <Box mb={isCredit ? undefined : '4'}>
      {isAsked ? (
        <MoneyField
          name={name}
          label={
            isCredit
              ? t('Amount to Credit ({currency})', { currency })
              : t('Part of the Claim ({currency})', { currency })
          }
          help={
            isCredit
              ? t('Leave it empty to credit all that is left: {amount}.', { amount })
              : t('Leave it empty to invoice all that is left: {amount}.', { amount })
          }
          currency={currency}
        />
      ) : (
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          onClick={() => {
            setIsAsked(true);
            setIsJustAsked(true);
          }}
        >
          {t('Invoice a Part Only')}
        </Button>
      )}
    </Box>
  );
}
