import { t } from '@shootline/shared-api';
import { passwordConfirmationRules } from '@shootline/shared-api/rules/account';
import { Text } from '@shootline/shared-ui';
import { ActionForm } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { PasswordFieldAgain } from './password-field-again.tsx';
import { confirmPassword } from './second-factor.actions.ts';

/** Asks for the user's password again, over what they are doing. */
export function PasswordAgainDialog({ onAnswer }: { onAnswer: (isGiven: boolean) => void }) {
  const cancel = () => onAnswer(false);
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
      </ActionForm>
    </Dialog>
  );
}
