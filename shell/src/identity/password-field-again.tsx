import { useCurrentUser, t } from '@shootline/shared-api';
import { PasswordField } from '@shootline/shared-ui/form';

/** The field for the user's current password. */
export function PasswordFieldAgain() {
  const { email } = useCurrentUser();
  return (
    <>
      {/* Tells password managers the account. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="password" label={t('Current password')} isRequired />
    </>
  );
}
