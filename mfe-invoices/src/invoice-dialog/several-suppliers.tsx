import { t } from '@shootline/shared-api';
import { Box, Select, Stack } from '@shootline/shared-ui';
import { useId, useState } from 'react';
import { type AnyInvoice, supplierOf } from '../invoice/any-invoice.ts';
import { InvoiceView } from './invoice-view.tsx';

/** Shows one invoice of a booking, with a choice if several suppliers have one. */
export function SeveralSuppliers(props: {
  invoices: readonly AnyInvoice[];
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
  onDone: () => void;
}) {
  const { invoices, ...view } = props;
  const id = useId();
  const [chosen, setChosen] = useState(
    () => (invoices.find(({ permissions }) => permissions.make_approved) ?? invoices[0])?.uuid,
  );
  const invoice = invoices.find(({ uuid }) => uuid === chosen) ?? invoices[0];
  if (!invoice) return null;
  return (
    <Stack gap="5">
      {invoices.length > 1 && (
        <Box>
          <Box asChild display="block" mb="1" fontSize="sm" fontWeight="medium">
            <label htmlFor={id}>{t('Invoice of')}</label>
          </Box>
          <Select id={id} value={invoice.uuid} onChange={({ target }) => setChosen(target.value)}>
            {invoices.map((each) => (
              <option key={each.uuid} value={each.uuid}>
                {[supplierOf(each), `#${each.booking.booking_uid}`, each.state_display]
                  .filter(Boolean)
                  .join(' · ')}
              </option>
            ))}
          </Select>
        </Box>
      )}
      <InvoiceView key={invoice.uuid} invoice={invoice} {...view} />
    </Stack>
  );
}
