import { isVideographer, useCurrentUser, t } from '@shootline/shared-api';
import { Text } from '@shootline/shared-ui';
import { AddressDialog } from '@shootline/shared-ui/address-field';

/** Add Address: asks for the user's missing address. */
export function AddressPrompt({ onClose }: { onClose: () => void }) {
  const { role_policy: role } = useCurrentUser();
  return (
    <AddressDialog title={t('Add Address')} cancel={t('Not Now')} onClose={onClose}>
      <Text>
        {isVideographer(role)
          ? t(
              'We do not know your address yet. Your distance to a shoot matters when jobs are offered.',
            )
          : t('We do not know your address yet.')}
      </Text>
    </AddressDialog>
  );
}
