import { t, type HubLink, type ManagedUser } from '@shootline/shared-api';
import { hubLinkRules } from '@shootline/shared-api/rules/account';
import { Text } from '@shootline/shared-ui';
import { FormDialog } from '@shootline/shared-ui/action-form';
import { TextField } from '@shootline/shared-ui/form';
import { usePasswordAgain } from '../identity/use-password-again.tsx';
import { useLinkUserToHub } from './managed-user.actions.ts';

/** Links an account to a user of the hub. */
export function HubLinkDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const { uuid, full_name } = user;
  const { mutateAsync } = useLinkUserToHub(uuid);
  const { run, question } = usePasswordAgain();
  return (
    <>
      <FormDialog<HubLink>
        title={t('Link to Hub')}
        subtitle={full_name}
        maxWidth={460}
        schema={hubLinkRules}
        defaultValues={{ hub_id: '' }}
        keepAs={`hub link of ${uuid}`}
        onSubmit={(values) => run(() => mutateAsync(values))}
        buttons={{ primary: t('Link'), progress: t('Linking...') }}
        onClose={onClose}
      >
        <TextField
          name="hub_id"
          label={t('Hub ID')}
          help={t(
            'The ID of the person in the hub. A hub sync lists it when it leaves a user out.',
          )}
          autoComplete="off"
          isRequired
        />
        <Text fontSize="sm">
          {t(
            '{name} can then sign in from the hub and keeps everything here. Their name, email, phone, time zone, role and client are changed in the hub and updated by the next sync. A password that they have here stays valid.',
            { name: full_name },
          )}
        </Text>
      </FormDialog>
      {question}
    </>
  );
}
