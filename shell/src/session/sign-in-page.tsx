import { lastingStorage, sessionStore, signIn, signOut, useSession } from '@shootline/shared-api';
import { portalPath } from '@shootline/shared-api/portal';
import { credentialsRules } from '@shootline/shared-api/rules/session';
import { BrandLogo, CenteredPanelLayout, RouterLink, toast } from '@shootline/shared-ui';
import { Form, PasswordField, SubmitButton, TextField } from '@shootline/shared-ui/form';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@shootline/shared-ui/router';
import { HubButton } from './hub-button.tsx';
import { namedAccount, workspaceKey } from './named-account.ts';

/** The Sign In page. Opening it signs out; success leads to `next` or home (S2 §2). */
export function SignInPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const named = namedAccount(useLocation().state);
  const next = portalPath(search.get('next')) ?? '/';
  const isSignedOut = useSession(({ user }) => user === null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (sessionStore.getState().user) signOut();
    const inputs = form.current?.querySelectorAll('input') ?? [];
    [...inputs].find(({ value }) => !value)?.focus();
  }, []);

  return (
    <CenteredPanelLayout logo={<BrandLogo height={36} />} title="Sign In">
      <Form
        ref={form}
        label="Sign In"
        schema={credentialsRules}
        defaultValues={{
          email: named.email,
          password: '',
          alias: named.alias || (lastingStorage.getItem(workspaceKey) ?? ''),
        }}
        onSubmit={async (credentials) => {
          await signIn(credentials);
          lastingStorage.setItem(workspaceKey, credentials.alias);
          toast.dismiss();
          await navigate(next, { replace: true });
        }}
      >
        <TextField name="email" label="Email" type="email" autoComplete="username" isRequired />
        <PasswordField name="password" label="Password" isRequired />
        <TextField name="alias" label="Workspace" autoComplete="organization" isRequired />
        <SubmitButton busyText="Signing in...">Sign In</SubmitButton>
        {/* Signing out clears data loaded before, so the button waits for it. */}
        {isSignedOut && <HubButton next={next} />}
        <RouterLink to="/forgot-password" fontSize="sm">
          Forgot your password?
        </RouterLink>
      </Form>
    </CenteredPanelLayout>
  );
}
