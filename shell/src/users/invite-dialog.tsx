import type { UserInvitation } from '@shootline/shared-api';
import { invitationRules } from '@shootline/shared-api/rules/account';
import { ActionForm } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { TextField } from '@shootline/shared-ui/form';
import { useInviteUser } from './managed-user.actions.ts';
import { RightsFields } from './rights-fields.tsx';

/** Adds a user to the workspace by invitation. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync, isPending } = useInviteUser();
  return (
    <Dialog
      title="Invite User"
      subtitle="They get a mail with a link, good for seven days, and choose a password."
      maxWidth={460}
      isBlocked={isPending}
      onClose={onClose}
    >
      <ActionForm<UserInvitation>
        label="Invite User"
        schema={invitationRules}
        defaultValues={{ full_name: '', email: '', client: null }}
        keepAs="user invitation"
        onSubmit={async (values) => {
          await mutateAsync(values);
          onClose();
        }}
        buttons={{ primary: 'Send Invitation', progress: 'Sending...', onCancel: onClose }}
      >
        <TextField name="full_name" label="Name" autoComplete="off" isRequired />
        <TextField name="email" label="Email" type="email" autoComplete="off" isRequired />
        <RightsFields />
      </ActionForm>
    </Dialog>
  );
}
