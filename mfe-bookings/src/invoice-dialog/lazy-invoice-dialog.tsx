import { lazyModule, useLazyModule, t } from '@shootline/shared-api';
import { LoadingBar, toast } from '@shootline/shared-ui';
import { useEffect } from 'react';
import type { InvoiceDialogProps } from './invoice-dialog.tsx';

const dialog = lazyModule(() => import('./invoice-dialog.tsx'));

/** `InvoiceDialog`, loaded when opened. */
export function LazyInvoiceDialog(props: InvoiceDialogProps) {
  const { code, hasFailed } = useLazyModule(dialog);
  const { onClose } = props;
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(t('The invoice could not be opened. Please try again.'));
    onClose();
  }, [hasFailed, onClose]);
  return code ? <code.InvoiceDialog {...props} /> : <LoadingBar visible />;
}
