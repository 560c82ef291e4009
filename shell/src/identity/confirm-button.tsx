import { errorMessage, t } from '@shootline/shared-api';
import { Button, toast } from '@shootline/shared-ui';
import { useState } from 'react';
import { confirmByPasskey } from './identity.actions.ts';

/** Takes one of the user's passkeys in place of their password. */
export function ConfirmButton({ onConfirmed }: { onConfirmed: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    try {
      await confirmByPasskey();
      onConfirmed();
    } catch (error) {
      toast.error(errorMessage(error));
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="outline"
      alignSelf="flex-start"
      loading={isBusy}
      loadingText={t('Waiting for the passkey...')}
      onClick={() => void confirm()}
    >
      {t('Use a Passkey')}
    </Button>
  );
}
