import type { ManagedUser } from '@shootline/shared-api';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RightsDialog } from './rights-dialog.tsx';

export type OpenDialog = { kind: 'invite' } | { kind: 'rights' | 'deactivate'; user: ManagedUser };

/** The dialog of Users that is open. */
export function UserDialog({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  if (dialog.kind === 'invite') return <InviteDialog onClose={onClose} />;
  const { user } = dialog;
  return dialog.kind === 'rights' ? (
    <RightsDialog user={user} onClose={onClose} />
  ) : (
    <DeactivateDialog user={user} onClose={onClose} />
  );
}
