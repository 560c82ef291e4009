import type { Widgets } from '@shootline/shared-api/portal';

/** A stand-in for the invoices remote's widget that shows its props. */
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

/** The widgets of a portal with the invoices remote. */
export const withInvoices = { 'invoices/invoice-dialog': () => Promise.resolve(TestInvoice) };
