import { t } from '@shootline/shared-api';
import { ConfirmDialog } from '@shootline/shared-ui/action-form';
import { useSignOutEverywhere } from './account.actions.ts';

/** Confirms that all sessions of the user end, including this one. */
export function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useSignOutEverywhere();
  return (
    <ConfirmDialog
      title={t('Sign Out Everywhere')}
      text={t(
        'You are signed out of every browser, this one too. Anything you have not saved here is lost.',
      )}
      buttons={{
        primary: t('Sign Out Everywhere'),
        progress: t('Signing Out...'),
        isDangerous: true,
      }}
      onConfirm={() => mutateAsync()}
      onClose={onClose}
    />
  );
}
