import { t, type ManagedUser, type UserRights } from '@shootline/shared-api';
import { userRightsRules } from '@shootline/shared-api/rules/account';
import { FormDialog } from '@shootline/shared-ui/action-form';
import { usePasswordAgain } from '../identity/use-password-again.tsx';
import { useUpdateUserRights } from './managed-user.actions.ts';
import { RightsFields } from './rights-fields.tsx';

/** Changes the role of a user. */
export function RightsDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const { uuid, full_name, role_type, client } = user;
  const { mutateAsync } = useUpdateUserRights(uuid);
  const { run, question } = usePasswordAgain();
  return (
    <>
      <FormDialog<UserRights>
        title={t('Change Role')}
        subtitle={full_name}
        maxWidth={460}
        schema={userRightsRules}
        defaultValues={{ role_type, client: client?.id ?? null }}
        keepAs={`rights of ${uuid}`}
        onSubmit={(values) => run(() => mutateAsync(values))}
        buttons={{ primary: t('Save'), progress: t('Saving...') }}
        onClose={onClose}
      >
        <RightsFields current={client} />
      </FormDialog>
      {question}
    </>
  );
}
