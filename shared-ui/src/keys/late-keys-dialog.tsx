import { lateCode } from '@shootline/shared-api';
import { LateLayer } from '@shootline/shared-ui';

const dialog = lateCode(() => import('./keys-dialog.tsx'));

/** The list of the keys that work on the page, with the switch for all; loaded when it is opened. */
export function LateKeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <LateLayer of={dialog} onClose={onClose}>
      {({ KeysDialog }) => <KeysDialog onClose={onClose} />}
    </LateLayer>
  );
}
