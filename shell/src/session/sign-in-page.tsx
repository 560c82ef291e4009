import { lastingStorage, sessionStore, signIn, signOut } from '@shootline/shared-api';
import { portalPath } from '@shootline/shared-api/portal';
import { credentialsRules } from '@shootline/shared-api/rules/session';
import { BrandLogo, CenteredPanelLayout, toast } from '@shootline/shared-ui';
import { Form, PasswordField, SubmitButton, TextField } from '@shootline/shared-ui/form';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from '@shootline/shared-ui/router';

/** The workspace that was last signed in to on this device. */
const workspaceKey = 'shootline.workspace';

/** The Sign In page. Opening it signs out; success leads to `next` or home (S2 §2). */
export function SignInPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
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
          email: '',
          password: '',
          alias: lastingStorage.getItem(workspaceKey) ?? '',
        }}
        onSubmit={async (credentials) => {
          await signIn(credentials);
          lastingStorage.setItem(workspaceKey, credentials.alias);
          toast.dismiss();
          await navigate(portalPath(search.get('next')) ?? '/', { replace: true });
        }}
      >
        <TextField name="email" label="Email" type="email" autoComplete="username" isRequired />
        <PasswordField name="password" label="Password" isRequired />
        <TextField name="alias" label="Workspace" autoComplete="organization" isRequired />
        <SubmitButton busyText="Signing in...">Sign In</SubmitButton>
      </Form>
    </CenteredPanelLayout>
  );
}
