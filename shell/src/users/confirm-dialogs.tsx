import { t, type ManagedUser } from '@shootline/shared-api';
import { ConfirmDialog } from '@shootline/shared-ui/action-form';
import { usePasswordAgain } from '../identity/use-password-again.tsx';
import {
  useDeactivateUser,
  useEndUserSessions,
  useResetSecondFactor,
  useUnlinkUserFromHub,
} from './managed-user.actions.ts';

interface Props {
  user: ManagedUser;
  onClose: () => void;
}

/** Confirms that a user loses access. */
export function DeactivateDialog({ user, onClose }: Props) {
  const { mutateAsync } = useDeactivateUser(user.uuid);
  const values = { name: user.full_name };
  return (
    <ConfirmDialog
      title={t('Deactivate User')}
      text={
        user.role_type === 'camera_operator'
          ? t(
              '{name} is signed out everywhere at once and can no longer sign in. Shoots that they are assigned to stay theirs until you assign somebody else.',
              values,
            )
          : t(
              '{name} is signed out everywhere at once and can no longer sign in. What they did stays as it is.',
              values,
            )
      }
      buttons={{ primary: t('Deactivate'), progress: t('Deactivating...'), isDangerous: true }}
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
      title={t('End Sessions')}
      text={t(
        '{name} is signed out everywhere at once. Anything they have not saved is lost. They can sign in again.',
        { name: user.full_name },
      )}
      buttons={{ primary: t('End Sessions'), progress: t('Ending...'), isDangerous: true }}
      onConfirm={() => mutateAsync()}
      onClose={onClose}
    />
  );
}

/** Confirms that the second factor of a user who has lost it is turned off. */
export function ResetSecondFactorDialog({ user, onClose }: Props) {
  const { mutateAsync } = useResetSecondFactor(user.uuid);
  const { run, question } = usePasswordAgain();
  return (
    <>
      <ConfirmDialog
        title={t('Reset Second Factor')}
        text={t(
          '{name} then signs in with the password alone, and is signed out everywhere at once. Make sure that the request comes from them. They are emailed, and set up an app again in My Account, or at once if the workspace requires it.',
          { name: user.full_name },
        )}
        buttons={{ primary: t('Reset'), progress: t('Resetting...'), isDangerous: true }}
        onConfirm={() => run(() => mutateAsync())}
        onClose={onClose}
      />
      {question}
    </>
  );
}

/** Confirms that the link of an account to the hub is undone. */
export function HubUnlinkDialog({ user, onClose }: Props) {
  const { mutateAsync } = useUnlinkUserFromHub(user.uuid);
  return (
    <ConfirmDialog
      title={t('Unlink from Hub')}
      text={t(
        '{name} is signed out everywhere at once and can no longer sign in from the hub. Their details stay as they are and are changed here from then on. They sign in with the password that they have here; without one they are shown as Invited until they accept an invitation.',
        { name: user.full_name },
      )}
      buttons={{ primary: t('Unlink'), progress: t('Unlinking...'), isDangerous: true }}
      onConfirm={() => mutateAsync()}
      onClose={onClose}
    />
  );
}
