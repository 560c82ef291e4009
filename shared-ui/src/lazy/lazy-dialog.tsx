import { useLazyModule, type LazyModule, t } from '@shootline/shared-api';
import { type ReactNode, useEffect } from 'react';
import { LoadingBar } from '../states/loading.tsx';
import { toast } from '../toasts/toast-store.ts';

/**
 * A dialog or panel whose code is loaded by the click that opens it. If loading fails, a toast says so and
 * `onClose` is called.
 */
export function LazyDialog<Code>(props: {
  of: LazyModule<Code>;
  onClose: () => void;
  children: (code: Code) => ReactNode;
}) {
  const { of, onClose, children } = props;
  const { code, hasFailed } = useLazyModule(of);
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(t('Sorry, there was an issue loading this content. Please try again.'));
    onClose();
  }, [hasFailed, onClose]);
  return code === null ? <LoadingBar visible /> : <>{children(code)}</>;
}
