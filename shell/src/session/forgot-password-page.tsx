import { lastingStorage, t, rich } from '@shootline/shared-api';
import { passwordLinkRules } from '@shootline/shared-api/rules/account';
import { BrandLogo, CenteredPanelLayout, RouterLink, Stack, Text } from '@shootline/shared-ui';
import { Form, SubmitButton, TextField } from '@shootline/shared-ui/form';
import { useState } from 'react';
import { requestPasswordLink } from './password.actions.ts';
import { workspaceKey } from '../start/workspace.ts';

/** Requests a link to set a new password. */
export function ForgotPasswordPage() {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const backToSignIn = <RouterLink to="/login">{t('Back to Sign In')}</RouterLink>;

  if (askedFor !== null) {
    return (
      <CenteredPanelLayout logo={<BrandLogo height={36} />} title={t('Check Your Email')}>
        <Stack gap="4" overflowWrap="anywhere" role="status">
          <Text>
            {rich(
              'If {email} has an account in this workspace, an email with a link is on its way. The link works once, for 30 minutes.',
              { email: <strong>{askedFor}</strong> },
            )}
          </Text>
          <Text color="fg.muted">
            {t('No email? Look in your spam folder, or try another name of the workspace.')}
          </Text>
          {backToSignIn}
        </Stack>
      </CenteredPanelLayout>
    );
  }
  return (
    <CenteredPanelLayout logo={<BrandLogo height={36} />} title={t('Forgot Password')}>
      <Form
        label={t('Forgot Password')}
        schema={passwordLinkRules}
        defaultValues={{
          email: '',
          alias: lastingStorage.getItem(workspaceKey) ?? '',
        }}
        onSubmit={async (request) => {
          await requestPasswordLink(request);
          setAskedFor(request.email);
        }}
      >
        <Text>{t('We email you a link to set a new password.')}</Text>
        <TextField
          name="email"
          label={t('Email')}
          type="email"
          autoComplete="username"
          isRequired
        />
        <TextField name="alias" label={t('Workspace')} autoComplete="organization" isRequired />
        <SubmitButton busyText={t('Sending...')}>{t('Send Link')}</SubmitButton>
        {backToSignIn}
      </Form>
    </CenteredPanelLayout>
  );
}
