import { t, type UserInvitation } from '@shootline/shared-api';
import { invitationRules } from '@shootline/shared-api/rules/account';
import { FormDialog } from '@shootline/shared-ui/action-form';
import { TextField } from '@shootline/shared-ui/form';
import { usePasswordAgain } from '../identity/use-password-again.tsx';
import { useInviteUser } from './managed-user.actions.ts';
import { RightsFields } from './rights-fields.tsx';

/** Adds a user to the workspace by invitation. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useInviteUser();
  const { run, question } = usePasswordAgain();
  return (
    <>
      <FormDialog<UserInvitation>
        title={t('Invite User')}
        subtitle={t('They get an email with a link, valid for seven days, and choose a password.')}
        maxWidth={460}
        schema={invitationRules}
        defaultValues={{ full_name: '', email: '', client: null }}
        keepAs="user invitation"
        onSubmit={(values) => run(() => mutateAsync(values))}
        buttons={{ primary: t('Send Invitation'), progress: t('Sending...') }}
        onClose={onClose}
      >
        <TextField name="full_name" label={t('Name')} autoComplete="off" isRequired />
        <TextField name="email" label={t('Email')} type="email" autoComplete="off" isRequired />
        <RightsFields />
      </FormDialog>
      {question}
    </>
  );
}
