import type { ManagedUser } from '@shootline/shared-api';
import { Confirmation } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useUnlinkUserFromHub } from './managed-user.actions.ts';

const consequences = (name: string) =>
  `${name} is signed out everywhere at once and can no longer sign in from the hub. Their details stay as they are and are changed here from then on. They sign in with the password that they have here; without one they are shown as Invited until they accept an invitation.`;

/** Confirms that the link of an account to the hub is undone. */
export function HubUnlinkDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const { mutateAsync, isPending } = useUnlinkUserFromHub(user.uuid);
  return (
    <Dialog title="Unlink from Hub" isBlocked={isPending} onClose={onClose}>
      <Confirmation
        text={consequences(user.full_name)}
        buttons={{
          primary: 'Unlink',
          progress: 'Unlinking...',
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
