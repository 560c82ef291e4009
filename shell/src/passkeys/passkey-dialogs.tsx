import { t } from '@shootline/shared-api';
import type { Passkey } from '@shootline/shared-api/contract';
import { passkeyNameRules } from '@shootline/shared-api/rules/account';
import { Text } from '@shootline/shared-ui';
import { ConfirmDialog, FormDialog } from '@shootline/shared-ui/action-form';
import { TextField } from '@shootline/shared-ui/form';
import { usePasswordAgain } from '../identity/use-password-again.tsx';
import { browserName } from '../own-pages/browser-name.ts';
import {
  beginPasskey,
  useAddPasskey,
  useRemovePasskey,
  useRenamePasskey,
} from './passkeys.actions.ts';

function NameField() {
  return (
    <TextField
      name="name"
      label={t('Name')}
      help={t('By which you recognise it in this list.')}
      autoComplete="off"
      isRequired
    />
  );
}

/** Makes a passkey on this device, under a name that the user chooses. */
export function AddPasskeyDialog({
  onClose,
  onDone,
}: {
  onClose: () => void;
  onDone?: () => void;
}) {
  const { mutateAsync } = useAddPasskey();
  const { run, question } = usePasswordAgain();
  return (
    <>
      <FormDialog
        title={t('Add Passkey')}
        maxWidth={460}
        schema={passkeyNameRules}
        defaultValues={{ name: browserName(navigator.userAgent) }}
        onSubmit={async ({ name }) => {
          const options = await run(beginPasskey);
          await mutateAsync({ name, options });
          onDone?.();
        }}
        buttons={{ primary: t('Continue'), progress: t('Waiting for the passkey...') }}
        onClose={onClose}
      >
        <Text fontSize="sm">
          {t(
            'Your browser asks where to keep the passkey: on this device, on your phone, in a password manager or on a security key.',
          )}
        </Text>
        <NameField />
      </FormDialog>
      {question}
    </>
  );
}

/** Asks for another name of a passkey. */
export function RenamePasskeyDialog({
  passkey: { uuid: id, name: before },
  onClose,
}: {
  passkey: Passkey;
  onClose: () => void;
}) {
  const { mutateAsync } = useRenamePasskey();
  return (
    <FormDialog
      title={t('Rename Passkey')}
      maxWidth={460}
      schema={passkeyNameRules}
      defaultValues={{ name: before }}
      onSubmit={({ name }) => mutateAsync({ id, name })}
      buttons={{ primary: t('Rename'), progress: t('Renaming...') }}
      onClose={onClose}
    >
      <NameField />
    </FormDialog>
  );
}

/** Asks before a passkey is removed. */
export function RemovePasskeyDialog({
  passkey: { uuid, name },
  onClose,
}: {
  passkey: Passkey;
  onClose: () => void;
}) {
  const { mutateAsync } = useRemovePasskey();
  const { run, question } = usePasswordAgain();
  return (
    <>
      <ConfirmDialog
        title={t('Remove Passkey')}
        text={t(
          '{name} does not sign you in any more, and your other sessions end. Your device may still keep it; you can delete it there.',
          { name },
        )}
        buttons={{ primary: t('Remove'), progress: t('Removing...'), isDangerous: true }}
        onConfirm={() => run(() => mutateAsync(uuid))}
        onClose={onClose}
      />
      {question}
    </>
  );
}
