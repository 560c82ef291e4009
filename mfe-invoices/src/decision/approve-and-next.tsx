import { errorMessage, type Invoice, t } from '@shootline/shared-api';
import { Button, useKey } from '@shootline/shared-ui';
import { useEffect } from 'react';
import { useApproveAndLeave } from '../invoice/invoice.actions.ts';

/** Approves the invoice as it is shown, and goes on to the next one of the list. */
export function ApproveAndNext(props: {
  invoice: Invoice;
  onNext: () => void;
  onBusy: (isBusy: boolean) => void;
  onFailure: (message: string | null) => void;
}) {
  const { invoice, onNext, onBusy, onFailure } = props;
  const { mutateAsync, isPending } = useApproveAndLeave(invoice.uuid);
  useEffect(() => onBusy(isPending), [isPending, onBusy]);
  const approve = async () => {
    if (isPending) return;
    onFailure(null);
    try {
      await mutateAsync(invoice.revision);
    } catch (error) {
      onFailure(errorMessage(error));
      return;
    }
    onNext();
  };
  useKey('A', t('Approve and show the next invoice'), () => void approve(), { isInDialog: true });
  return (
    <Button
      data-goes-on="approve"
      aria-keyshortcuts="Shift+A"
      title="Shift+A"
      aria-disabled={isPending || undefined}
      onClick={() => void approve()}
    >
      {isPending ? t('Approving...') : t('Approve and Next')}
    </Button>
  );
}
