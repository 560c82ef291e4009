import { lastingStorage, useCurrentUser } from '@shootline/shared-api';
import { credentialsRules } from '@shootline/shared-api/rules/session';
import { Text, toast } from '@shootline/shared-ui';
import { ActionForm } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { PasswordField, TextField } from '@shootline/shared-ui/form';
import { useLocation } from '@shootline/shared-ui/router';
import { signInAgain } from './sign-in-again.actions.ts';
import { HubButton } from './hub-button.tsx';
import { workspaceKey } from './named-account.ts';

/** Signs the user in again in a dialog over the page, which stays as it is. */
export function SignInAgainDialog({ onClose }: { onClose: () => void }) {
  const { email, full_name } = useCurrentUser();
  const { pathname, search } = useLocation();
  return (
    <Dialog title="Sign In Again" subtitle={`${full_name} (${email})`} onClose={onClose}>
      <ActionForm
        label="Sign In Again"
        schema={credentialsRules}
        defaultValues={{ email, password: '', alias: lastingStorage.getItem(workspaceKey) ?? '' }}
        onSubmit={async (credentials) => {
          await signInAgain(credentials);
          toast.success('You are signed in again.');
          onClose();
        }}
        buttons={{ primary: 'Sign In', progress: 'Signing in...', onCancel: onClose }}
      >
        <Text>What you have entered on this page stays as it is.</Text>
        {/* Tells password managers the account. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="password" label="Password" isRequired />
        <TextField name="alias" label="Workspace" autoComplete="organization" isRequired />
        <HubButton next={pathname + search} />
      </ActionForm>
    </Dialog>
  );
}
