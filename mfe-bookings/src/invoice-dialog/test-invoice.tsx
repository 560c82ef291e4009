import type { Widgets } from '@shootline/shared-api/portal';

/** Stands for the invoices remote's part of the dialog: says what it was opened for. */
export function TestInvoice(props: Widgets['invoices/invoice-dialog']) {
  const { booking_uuids, mode, onBusy, onClose, onDone } = props;
  return (
    <>
      <p>{`To ${mode}: ${booking_uuids.join(' ')}`}</p>
      <button onClick={() => onBusy(true)}>Submit</button>
      <button onClick={onDone}>Answered</button>
      <button onClick={onClose}>Cancel</button>
    </>
  );
}

/** What a portal with that remote offers. */
export const withInvoices = { 'invoices/invoice-dialog': () => Promise.resolve(TestInvoice) };
