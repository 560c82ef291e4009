import { lateCode, useLateCode } from '@shootline/shared-api';
import { LoadingOverlay, toast } from '@shootline/shared-ui';
import { useEffect } from 'react';

const dialog = lateCode(() => import('./keys-dialog.tsx'));

/** The list of the keys that work on the page, with the switch for all; loaded when it is opened. */
export function LateKeysDialog({ onClose }: { onClose: () => void }) {
  const { code, hasFailed } = useLateCode(dialog);
  useEffect(() => {
    if (!hasFailed) return;
    toast.error('Sorry, there was an issue loading this content. Please try again.');
    onClose();
  }, [hasFailed, onClose]);
  return code ? <code.KeysDialog onClose={onClose} /> : <LoadingOverlay visible />;
}
