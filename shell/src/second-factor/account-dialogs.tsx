import { t } from '@shootline/shared-api';
import { Text } from '@shootline/shared-ui';
import { Confirmation, ConfirmDialog } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useState } from 'react';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useRenewCodes, useTurnOff } from './second-factor.actions.ts';
import { SetupSteps } from './setup-steps.tsx';
import { usePasswordAgain } from '../identity/use-password-again.tsx';

interface Props {
  onClose: () => void;
}

function SetUpDialog({ onClose }: Props) {
  return (
    <Dialog title={t('Set Up Second Factor')} maxWidth={560} onClose={onClose}>
      <SetupSteps onDone={onClose} onCancel={onClose} />
    </Dialog>
  );
}

function TurnOffDialog({ onClose }: Props) {
  const { mutateAsync } = useTurnOff();
  const { run, question } = usePasswordAgain();
  return (
    <>
      <ConfirmDialog
        title={t('Turn Off Second Factor')}
        text={t(
          'You then sign in with your password alone, and your recovery codes stop working. Your other sessions end.',
        )}
        buttons={{ primary: t('Turn Off'), progress: t('Turning Off...'), isDangerous: true }}
        onConfirm={() => run(() => mutateAsync())}
        onClose={onClose}
      />
      {question}
    </>
  );
}

function NewCodesDialog({ onClose }: Props) {
  const { mutateAsync } = useRenewCodes();
  const { run, question } = usePasswordAgain();
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <>
      <Dialog title={t('New Recovery Codes')} maxWidth={560} onClose={onClose}>
        {codes ? (
          <Confirmation
            text={<RecoveryCodes codes={codes} />}
            buttons={{
              primary: t('I Have Kept Them'),
              progress: t('Closing...'),
              onCancel: onClose,
            }}
            onConfirm={async () => onClose()}
          />
        ) : (
          <Confirmation
            text={
              <Text>{t('You get ten new codes. Your earlier ones stop working at once.')}</Text>
            }
            buttons={{ primary: t('Make New Codes'), progress: t('Making...'), onCancel: onClose }}
            onConfirm={async () => {
              const made = await run(() => mutateAsync());
              setCodes(made.recovery_codes);
            }}
          />
        )}
      </Dialog>
      {question}
    </>
  );
}

const dialogs = { setUp: SetUpDialog, turnOff: TurnOffDialog, newCodes: NewCodesDialog };

export type SecondFactorDialogKind = keyof typeof dialogs;

/** An open dialog of the card Second Factor. */
export function SecondFactorDialog({ kind, ...props }: Props & { kind: SecondFactorDialogKind }) {
  const Open = dialogs[kind];
  return <Open {...props} />;
}
