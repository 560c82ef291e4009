import { Confirmation } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useSignOutEverywhere } from './account.actions.ts';

/** Confirms that all sessions of the user end, including this one. */
export function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync, isPending } = useSignOutEverywhere();
  return (
    <Dialog title="Sign Out Everywhere" isBlocked={isPending} onClose={onClose}>
      <Confirmation
        text="You are signed out of every browser, this one too. What you have not sent here is lost."
        buttons={{
          primary: 'Sign Out Everywhere',
          progress: 'Signing out...',
          isDangerous: true,
          onCancel: onClose,
        }}
        onConfirm={() => mutateAsync()}
      />
    </Dialog>
  );
}
