import {
  type AccountName,
  api,
  dataOf,
  type NewPassword,
  type PasswordLinkRequest,
} from '@shootline/shared-api';

/**
 * Requests a link to set a new password, which is mailed if the account exists. Throws `ApiError`:
 * ValidationError, TooManyRequests, network.
 */
export async function requestPasswordLink(body: PasswordLinkRequest): Promise<void> {
  await api.POST('/auth/password-link', { body });
}

/**
 * Sets a password with the ticket of a mailed link; returns the email and workspace for the sign-in. Throws
 * `ApiError`: ValidationError for the password, Conflict for a ticket that is used or too old, network.
 */
export async function setPassword(body: NewPassword): Promise<AccountName> {
  return dataOf(api.PUT('/auth/password', { body }));
}
