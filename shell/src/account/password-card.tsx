import { useCurrentUser, t } from '@shootline/shared-api';
import { passwordChangeRules } from '@shootline/shared-api/rules/account';
import { Flex } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { Form, PasswordField, SubmitButton } from '@shootline/shared-ui/form';
import { useState } from 'react';
import { useChangePassword } from './account.actions.ts';
import { NewPasswordField } from './new-password-field.tsx';

/** Changes the user's password; the input is not kept. */
export function PasswordCard({ hasPassword }: { hasPassword: boolean }) {
  const { email } = useCurrentUser();
  const { mutateAsync } = useChangePassword();
  const [changes, setChanges] = useState(0);
  if (!hasPassword) {
    return (
      <InfoCard
        title={t('Password')}
        summary={t('You sign in from the hub, and have none here.')}
      />
    );
  }
  return (
    <InfoCard title={t('Password')}>
      <Form
        // A new key empties the fields and hides shown passwords.
        key={changes}
        label={t('Change Password')}
        schema={passwordChangeRules}
        defaultValues={{ current_password: '', new_password: '' }}
        onSubmit={async (values) => {
          await mutateAsync(values);
          setChanges(changes + 1);
        }}
      >
        {/* Tells password managers the account. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="current_password" label={t('Current password')} isRequired />
        <NewPasswordField />
        <Flex>
          <SubmitButton busyText={t('Changing...')}>{t('Change Password')}</SubmitButton>
        </Flex>
      </Form>
    </InfoCard>
  );
}
