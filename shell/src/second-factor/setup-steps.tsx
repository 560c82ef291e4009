import { t } from '@shootline/shared-api';
import type { SecondFactorSetup } from '@shootline/shared-api/contract';
import { passwordConfirmationRules } from '@shootline/shared-api/rules/account';
import { Text } from '@shootline/shared-ui';
import { ActionForm, Confirmation } from '@shootline/shared-ui/action-form';
import { useState } from 'react';
import { AppStep } from './app-step.tsx';
import { PasswordFieldAgain } from '../identity/password-field-again.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { confirmPassword } from '../identity/password.actions.ts';
import { beginSecondFactor, type checkCode, useTurnOn } from './second-factor.actions.ts';

type Step =
  | { name: 'password' }
  | { name: 'app'; setup: SecondFactorSetup }
  | { name: 'codes'; proven: Awaited<ReturnType<typeof checkCode>> };

interface SetupStepsProps {
  onDone: () => void;
  onCancel: () => void;
  /** The label of the other button. */
  cancel?: string;
}

/** Sets up a second factor: the password, the app with its first code, the recovery codes. */
export function SetupSteps({ onDone, onCancel, cancel = t('Cancel') }: SetupStepsProps) {
  const [step, setStep] = useState<Step>({ name: 'password' });
  const { mutateAsync: turnOn } = useTurnOn();
  switch (step.name) {
    case 'password':
      return (
        <ActionForm
          label={t('Password')}
          schema={passwordConfirmationRules}
          defaultValues={{ password: '' }}
          onSubmit={async ({ password }) => {
            await confirmPassword(password);
            setStep({ name: 'app', setup: await beginSecondFactor() });
          }}
          buttons={{ primary: t('Continue'), progress: t('Checking...'), cancel, onCancel }}
        >
          <Text fontSize="sm">
            {t(
              'You then sign in with your password and a code that an app on your phone or computer shows. Please enter your password to begin.',
            )}
          </Text>
          <PasswordFieldAgain />
        </ActionForm>
      );
    case 'app':
      return (
        <AppStep
          setup={step.setup}
          onProven={(proven) => setStep({ name: 'codes', proven })}
          cancel={cancel}
          onCancel={onCancel}
        />
      );
    case 'codes':
      return (
        <Confirmation
          text={<RecoveryCodes codes={step.proven.recovery_codes} />}
          buttons={{
            primary: t('I Have Kept Them'),
            progress: t('Turning On...'),
            cancel,
            onCancel,
          }}
          onConfirm={async () => {
            await turnOn(step.proven.setup);
            onDone();
          }}
        />
      );
  }
}
