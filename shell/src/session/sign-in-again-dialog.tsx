import {
  ApiError,
  type Credentials,
  lastingStorage,
  lazyModule,
  signInMethods,
  type SignInRequest,
  useCurrentUser,
  t,
} from '@shootline/shared-api';
import { credentialsRules } from '@shootline/shared-api/rules/session';
import { LazyPart, Text, toast } from '@shootline/shared-ui';
import { ActionForm } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { PasswordField, TextField } from '@shootline/shared-ui/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PasskeyPart } from '../identity/passkey-part.tsx';
import { useLocation } from '@shootline/shared-ui/router';
import { replaceSession, signInAgain } from './sign-in-again.actions.ts';
import { HubButton } from './hub-button.tsx';
import { workspaceKey } from '../start/workspace.ts';

const codeForm = lazyModule(
  () => import(/* webpackChunkName: "second-factor" */ '../second-factor/code-form.tsx'),
);

/** Signs the user in again in a dialog over the page, which stays as it is. */
export function SignInAgainDialog({ onClose }: { onClose: () => void }) {
  const { email, full_name } = useCurrentUser();
  const { pathname, search } = useLocation();
  const { data: ways } = useQuery(signInMethods());
  // The credentials of a user who is asked for a code.
  const [asked, setAsked] = useState<Credentials | null>(null);
  const finish = () => {
    toast.success(t('You are signed in again.'));
    onClose();
  };
  const enter = async (request: SignInRequest) => {
    await signInAgain(request);
    finish();
  };
  const passkey = (
    <PasskeyPart
      onSignedIn={(user) => {
        replaceSession(user, { message: t('This passkey is of another account.') });
        finish();
      }}
    />
  );
  if (asked) {
    return (
      <Dialog title={t('Enter Your Code')} subtitle={`${full_name} (${email})`} onClose={onClose}>
        <LazyPart of={codeForm}>
          {({ CodeForm }) => (
            <CodeForm
              email={email}
              send={(code) => enter({ ...asked, ...code })}
              onBack={() => setAsked(null)}
              passkey={passkey}
            />
          )}
        </LazyPart>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('Sign In Again')} subtitle={`${full_name} (${email})`} onClose={onClose}>
      <ActionForm
        label={t('Sign In Again')}
        schema={credentialsRules}
        defaultValues={{ email, password: '', alias: lastingStorage.getItem(workspaceKey) ?? '' }}
        onSubmit={async (credentials) => {
          try {
            await enter(credentials);
          } catch (error) {
            if (!(error instanceof ApiError) || error.type !== 'SecondFactorNeeded') throw error;
            setAsked(credentials);
          }
        }}
        buttons={{ primary: t('Sign In'), progress: t('Signing In...'), onCancel: onClose }}
      >
        <Text>{t('Your input on this page stays as it is.')}</Text>
        {/* Tells password managers the account. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="password" label={t('Password')} isRequired />
        <TextField name="alias" label={t('Workspace')} autoComplete="organization" isRequired />
        {passkey}
        {ways?.hub_url && <HubButton url={ways.hub_url} next={pathname + search} />}
      </ActionForm>
    </Dialog>
  );
}
