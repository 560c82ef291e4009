import { lazyModule, t } from '@shootline/shared-api';
import { Button, LazyDialog } from '@shootline/shared-ui';
import { useState } from 'react';

const dialog = lazyModule(() => import('../invoice-dialog/invoice-detail-dialog.tsx'));

/** Opens an invoice where the button is, with its file, to approve or reject it. */
export function ReviewButton({ invoice, name }: { invoice: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const prepare = () => void dialog.load().catch(() => undefined);
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        aria-label={t('Review: {name}', { name })}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(true)}
      >
        {t('Review')}
      </Button>
      {isOpen && (
        <LazyDialog of={dialog} onClose={close}>
          {({ InvoiceDetailDialog }) => (
            <InvoiceDetailDialog invoice_uuid={invoice} onClose={close} />
          )}
        </LazyDialog>
      )}
    </>
  );
}
