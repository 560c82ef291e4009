import { PasswordField } from '@shootline/shared-ui/form';

/** The field for the user's new password. */
export function NewPasswordField() {
  return (
    <PasswordField
      name="new_password"
      label="New Password"
      autoComplete="new-password"
      help="At least 12 characters. A few words that nobody would put together are best."
      isRequired
    />
  );
}
