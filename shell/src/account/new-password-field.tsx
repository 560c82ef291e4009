import { t } from '@shootline/shared-api';
import { PasswordField } from '@shootline/shared-ui/form';

/** The field for the user's new password. */
export function NewPasswordField() {
  return (
    <PasswordField
      name="new_password"
      label={t('New password')}
      autoComplete="new-password"
      help={t('At least 12 characters. A few unrelated words are best.')}
      isRequired
    />
  );
}
