import { type InvoiceAction, t, translated } from '@shootline/shared-api';
import { claimText } from '@shootline/shared-api/values';
import { Box, Select, Stack } from '@shootline/shared-ui';
import { useId, useState } from 'react';
import { type AnyInvoice, isCreditNote, kindText, supplierOf } from '../invoice/any-invoice.ts';
import { InvoiceForm } from './form/invoice-form.tsx';
import { InvoiceView } from './invoice-view.tsx';

const nameOf = (invoice: AnyInvoice) =>
  (isCreditNote(invoice) && kindText(invoice)) ||
  invoice.invoice_number ||
  `#${invoice.booking.booking_uid}`;

/** An invoice or a credit note of a booking: a form while it can be submitted. */
function ChosenInvoice(props: {
  invoice: AnyInvoice;
  mode: InvoiceAction;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
  onDone: () => void;
}) {
  const { invoice, mode, ...events } = props;
  // An open form stays, whatever the permissions after a reload say, so no input is lost.
  const [isForm] = useState(
    invoice.permissions.submit_invoice && (mode !== 'view' || isCreditNote(invoice)),
  );
  if (isForm) return <InvoiceForm invoices={[invoice]} {...events} />;
  return <InvoiceView invoice={invoice} {...events} />;
}

/** Whether the reader has something to do with it: to submit it, or to decide on it. */
const isDue = ({ permissions }: AnyInvoice) =>
  permissions.make_approved || permissions.submit_invoice;

/** Shows one invoice of a booking, with a choice if there are several or credit notes. */
export function InvoicesOfBooking(props: {
  invoices: readonly AnyInvoice[];
  mode: InvoiceAction;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
  onDone: () => void;
}) {
  const { invoices, ...view } = props;
  const id = useId();
  const [chosen, setChosen] = useState(() => (invoices.find(isDue) ?? invoices[0])?.uuid);
  const invoice = invoices.find(({ uuid }) => uuid === chosen) ?? invoices[0];
  if (!invoice) return null;
  return (
    <Stack gap="5">
      {invoices.length > 1 && (
        <Box>
          <Box asChild display="block" mb="1" fontSize="sm" fontWeight="medium">
            <label htmlFor={id}>
              {new Set(invoices.map(supplierOf)).size > 1 ? t('Invoice of') : t('Invoice')}
            </label>
          </Box>
          <Select id={id} value={invoice.uuid} onChange={({ target }) => setChosen(target.value)}>
            {invoices.map((each) => (
              <option key={each.uuid} value={each.uuid}>
                {[supplierOf(each), nameOf(each), translated(each.state_display), claimText(each)]
                  .filter(Boolean)
                  .join(' · ')}
              </option>
            ))}
          </Select>
        </Box>
      )}
      <ChosenInvoice key={invoice.uuid} invoice={invoice} {...view} />
    </Stack>
  );
}
