import { type Invoice, type InvoiceApprovalResult, lazyModule, t } from '@shootline/shared-api';
import { LazyDialog, toast } from '@shootline/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { offerUndo } from '../invoice/undoing.ts';
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
  const client = useQueryClient();
  // Its button opens a dialog of this page.
  useEffect(() => () => toast.dismiss(withFailures.current), []);
  const report = (invoices: readonly Invoice[], results: readonly InvoiceApprovalResult[]) => {
    const refused = results.filter(({ error }) => error);
    onApproved(results.filter(({ error }) => !error).map(({ invoice }) => invoice));
    dialog.onClose();
    const refusal =
      refused.length > 0 &&
      t(
        '{count, plural, one {# invoice could not be approved.} other {# invoices could not be approved.}}',
        { count: refused.length },
      );
    if (refusal) {
      const onPress = () => setFailed({ invoices, results: refused });
      const link = { action: { label: t('Show Why'), onPress }, stays: true };
      withFailures.current = toast.info(refusal, link);
    }
    // In front of the link, which stays, for as long as it can be undone.
    const decided = results.flatMap(({ booking }) => booking ?? []);
    if (decided.length > 0) {
      const approved = t('{count, plural, one {# invoice} other {# invoices}} approved.', {
        count: decided.length,
      });
      const done = [approved, refusal].filter(Boolean).join(' ');
      offerUndo(client, decided, { done, undone: t('Approval undone.') });
    }
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
