import type { ManagedUser } from '@shootline/shared-api';
import { ConfirmDialog } from '@shootline/shared-ui/action-form';
import {
  useDeactivateUser,
  useEndUserSessions,
  useUnlinkUserFromHub,
} from './managed-user.actions.ts';

interface Props {
  user: ManagedUser;
  onClose: () => void;
}

/** Confirms that a user loses access. */
export function DeactivateDialog({ user, onClose }: Props) {
  const { mutateAsync } = useDeactivateUser(user.uuid);
  const remains =
    user.role_type === 'camera_operator'
      ? 'Shoots that they are assigned to stay theirs until you assign somebody else.'
      : 'What they did stays as it is.';
  return (
    <ConfirmDialog
      title="Deactivate User"
      text={`${user.full_name} is signed out everywhere at once and can no longer sign in. ${remains}`}
      buttons={{ primary: 'Deactivate', progress: 'Deactivating...', isDangerous: true }}
      onConfirm={() => mutateAsync()}
      onClose={onClose}
    />
  );
}

/** Confirms that all sessions of a user end. */
export function EndSessionsDialog({ user, onClose }: Props) {
  const { mutateAsync } = useEndUserSessions(user.uuid);
  return (
    <ConfirmDialog
      title="End Sessions"
      text={`${user.full_name} is signed out everywhere at once. What they have not sent is lost. They can sign in again.`}
      buttons={{ primary: 'End Sessions', progress: 'Ending...', isDangerous: true }}
      onConfirm={() => mutateAsync()}
      onClose={onClose}
    />
  );
}

/** Confirms that the link of an account to the hub is undone. */
export function HubUnlinkDialog({ user, onClose }: Props) {
  const { mutateAsync } = useUnlinkUserFromHub(user.uuid);
  return (
    <ConfirmDialog
      title="Unlink from Hub"
      text={`${user.full_name} is signed out everywhere at once and can no longer sign in from the hub. Their details stay as they are and are changed here from then on. They sign in with the password that they have here; without one they are shown as Invited until they accept an invitation.`}
      buttons={{ primary: 'Unlink', progress: 'Unlinking...', isDangerous: true }}
      onConfirm={() => mutateAsync()}
      onClose={onClose}
    />
  );
}
