import { ApiError, t } from '@shootline/shared-api';
import { newPasswordRules } from '@shootline/shared-api/rules/account';
import {
  BrandLogo,
  CenteredPanelLayout,
  RouterLink,
  Stack,
  Text,
  toast,
} from '@shootline/shared-ui';
import { Form, SubmitButton } from '@shootline/shared-ui/form';
import { useState } from 'react';
import { useLocation, useNavigate } from '@shootline/shared-ui/router';
import { setPassword } from './password.actions.ts';
import { NewPasswordField } from '../account/new-password-field.tsx';

/** Sets a password with the ticket after the # of a mailed link. */
export function SetPasswordPage() {
  const ticket = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const [isUsedUp, setIsUsedUp] = useState(ticket === '');

  if (isUsedUp) {
    return (
      <CenteredPanelLayout
        logo={<BrandLogo height={36} />}
        title={t('This link is no longer valid')}
      >
        <Stack gap="4" role="status">
          <Text>
            {t(
              'A link to set a password works once, for 30 minutes; that of an invitation, for seven days. A newer link replaces an older one.',
            )}
          </Text>
          <RouterLink to="/forgot-password">{t('Get a new link')}</RouterLink>
          <RouterLink to="/login">{t('Back to Sign In')}</RouterLink>
        </Stack>
      </CenteredPanelLayout>
    );
  }
  return (
    <CenteredPanelLayout logo={<BrandLogo height={36} />} title={t('Set a New Password')}>
      <Form
        label={t('Set a New Password')}
        schema={newPasswordRules}
        defaultValues={{ new_password: '' }}
        onSubmit={async ({ new_password }) => {
          try {
            const account = await setPassword({ ticket, new_password });
            toast.success(t('Your password is set. Please sign in with it.'));
            await navigate('/login', { replace: true, state: account });
          } catch (error) {
            if (!(error instanceof ApiError) || error.type !== 'Conflict') throw error;
            setIsUsedUp(true);
          }
        }}
      >
        <NewPasswordField />
        <Text fontSize="sm" color="fg.muted">
          {t('This signs the account out wherever it is signed in.')}
        </Text>
        <SubmitButton busyText={t('Setting...')}>{t('Set Password')}</SubmitButton>
      </Form>
    </CenteredPanelLayout>
  );
}
