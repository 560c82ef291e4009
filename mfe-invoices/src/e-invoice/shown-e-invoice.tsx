import { type ReactNode, useEffect } from 'react';
import { EInvoiceView } from './e-invoice-view.tsx';
import { useEInvoice } from './reading.ts';

/** The e-invoice in a file; nothing until it is read. Calls `onNone` if the file has none. */
export function ShownEInvoice(props: {
  name: string;
  content: Blob | null;
  onNone?: () => void;
  loading?: ReactNode;
}) {
  const { name, content, onNone, loading = null } = props;
  const invoice = useEInvoice(name, content);
  useEffect(() => {
    if (invoice === null) onNone?.();
  }, [invoice, onNone]);
  if (!invoice) return loading;
  return <EInvoiceView invoice={invoice} />;
}
