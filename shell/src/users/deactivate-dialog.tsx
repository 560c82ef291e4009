import type { ManagedUser } from '@shootline/shared-api';
import { Confirmation } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useDeactivateUser } from './managed-user.actions.ts';

const consequences = (user: ManagedUser) =>
  user.role_type === 'camera_operator'
    ? `${user.full_name} is signed out everywhere at once and can no longer sign in. Shoots that they are assigned to stay theirs until you assign somebody else.`
    : `${user.full_name} is signed out everywhere at once and can no longer sign in. What they did stays as it is.`;

/** Confirms that a user loses access. */
export function DeactivateDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const { mutateAsync, isPending } = useDeactivateUser(user.uuid);
  return (
    <Dialog title="Deactivate User" isBlocked={isPending} onClose={onClose}>
      <Confirmation
        text={consequences(user)}
        buttons={{
          primary: 'Deactivate',
          progress: 'Deactivating...',
          isDangerous: true,
          onCancel: onClose,
        }}
        onConfirm={async () => {
          await mutateAsync();
          onClose();
        }}
      />
    </Dialog>
  );
}
