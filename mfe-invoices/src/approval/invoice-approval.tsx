import { type Invoice, type InvoiceApprovalResult, lazyModule, t } from '@shootline/shared-api';
import { LazyDialog, toast } from '@shootline/shared-ui';
import { useEffect, useRef, useState } from 'react';
import type { ApproveInvoicesDialogProps } from './approve-invoices-dialog.tsx';

const approval = lazyModule(() => import('./approve-invoices-dialog.tsx'));

interface InvoiceApprovalProps extends Omit<ApproveInvoicesDialogProps, 'invoices' | 'onResults'> {
  /** The invoices to ask about; undefined while nothing is asked. */
  asked: readonly Invoice[] | undefined;
  /** Gets the approved invoices. */
  onApproved: (uuids: readonly string[]) => void;
}

interface Failed {
  invoices: readonly Invoice[];
  results: readonly InvoiceApprovalResult[];
}

/** Approves several invoices after a question; a toast leads to those that were refused. */
export function InvoiceApproval({ asked, onApproved, ...dialog }: InvoiceApprovalProps) {
  const [failed, setFailed] = useState<Failed>();
  const withFailures = useRef('');
  // Its button opens a dialog of this page.
  useEffect(() => () => toast.dismiss(withFailures.current), []);
  const report = (invoices: readonly Invoice[], results: readonly InvoiceApprovalResult[]) => {
    const refused = results.filter(({ error }) => error);
    onApproved(results.filter(({ error }) => !error).map(({ invoice }) => invoice));
    dialog.onClose();
    if (refused.length === 0) return;
    const text = t(
      '{count, plural, one {# invoice could not be approved.} other {# invoices could not be approved.}}',
      { count: refused.length },
    );
    const onPress = () => setFailed({ invoices, results: refused });
    withFailures.current = toast.info(text, {
      action: { label: t('Show Why'), onPress },
      stays: true,
    });
  };
  const close = () => setFailed(undefined);
  return (
    <>
      {asked && (
        <LazyDialog of={approval} onClose={dialog.onClose}>
          {({ ApproveInvoicesDialog }) => (
            <ApproveInvoicesDialog {...dialog} invoices={asked} onResults={report} />
          )}
        </LazyDialog>
      )}
      {failed && (
        <LazyDialog of={approval} onClose={close}>
          {({ RefusedInvoicesDialog }) => <RefusedInvoicesDialog {...failed} onClose={close} />}
        </LazyDialog>
      )}
    </>
  );
}
