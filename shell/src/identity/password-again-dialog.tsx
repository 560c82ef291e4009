import { lazyModule, t } from '@shootline/shared-api';
import { passwordConfirmationRules } from '@shootline/shared-api/rules/account';
import { LazyPart, Text } from '@shootline/shared-ui';
import { ActionForm } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { passkeyQueries } from './passkey.queries.ts';
import { PasswordFieldAgain } from './password-field-again.tsx';
import { confirmPassword } from './password.actions.ts';
import { useCanUsePasskeys } from './use-can-use-passkeys.ts';

const confirmButton = lazyModule(
  () => import(/* webpackChunkName: "passkeys" */ './confirm-button.tsx'),
);

/** Asks for the user's password again, or one of their passkeys, over what they are doing. */
export function PasswordAgainDialog({ onAnswer }: { onAnswer: (isGiven: boolean) => void }) {
  const cancel = () => onAnswer(false);
  const canUse = useCanUsePasskeys();
  const { data: passkeys = [] } = useQuery({ ...passkeyQueries.list(), enabled: canUse });
  return (
    <Dialog title={t('Enter Your Password Again')} maxWidth={460} onClose={cancel}>
      <ActionForm
        label={t('Enter Your Password Again')}
        schema={passwordConfirmationRules}
        defaultValues={{ password: '' }}
        onSubmit={async ({ password }) => {
          await confirmPassword(password);
          onAnswer(true);
        }}
        buttons={{ primary: t('Continue'), progress: t('Checking...'), onCancel: cancel }}
      >
        <Text fontSize="sm">
          {t(
            'More than 15 minutes have passed since you last entered it. What you have entered stays as it is.',
          )}
        </Text>
        <PasswordFieldAgain />
        {canUse && passkeys.length > 0 && (
          <LazyPart of={confirmButton} loading={null} failed={() => null}>
            {({ ConfirmButton }) => <ConfirmButton onConfirmed={() => onAnswer(true)} />}
          </LazyPart>
        )}
      </ActionForm>
    </Dialog>
  );
}
