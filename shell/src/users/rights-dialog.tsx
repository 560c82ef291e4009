import type { ManagedUser, UserRights } from '@shootline/shared-api';
import { userRightsRules } from '@shootline/shared-api/rules/account';
import { ActionForm } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useUpdateUserRights } from './managed-user.actions.ts';
import { RightsFields } from './rights-fields.tsx';

/** Changes the role of a user. */
export function RightsDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const { uuid, full_name, role_type, client } = user;
  const { mutateAsync, isPending } = useUpdateUserRights(uuid);
  return (
    <Dialog
      title="Change Role"
      subtitle={full_name}
      maxWidth={460}
      isBlocked={isPending}
      onClose={onClose}
    >
      <ActionForm<UserRights>
        label="Change Role"
        schema={userRightsRules}
        defaultValues={{ role_type, client: client?.id ?? null }}
        keepAs={`rights of ${uuid}`}
        onSubmit={async (values) => {
          await mutateAsync(values);
          onClose();
        }}
        buttons={{ primary: 'Save', progress: 'Saving...', onCancel: onClose }}
      >
        <RightsFields current={client} />
      </ActionForm>
    </Dialog>
  );
}
