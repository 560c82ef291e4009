import type { ManagedUser } from '@shootline/shared-api';
import { Confirmation } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useEndUserSessions } from './managed-user.actions.ts';

/** Confirms that all sessions of a user end. */
export function EndSessionsDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const { mutateAsync, isPending } = useEndUserSessions(user.uuid);
  return (
    <Dialog title="End Sessions" isBlocked={isPending} onClose={onClose}>
      <Confirmation
        text={`${user.full_name} is signed out everywhere at once. What they have not sent is lost. They can sign in again.`}
        buttons={{
          primary: 'End Sessions',
          progress: 'Ending...',
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
