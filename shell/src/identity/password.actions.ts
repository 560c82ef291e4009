import { api } from '@shootline/shared-api';

/** Enters the user's password again, for the sensitive changes of 15 minutes. Throws `ApiError`. */
export async function confirmPassword(password: string): Promise<void> {
  await api.POST('/account/password/confirm', { body: { password } });
}
