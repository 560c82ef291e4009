import { api, ApiError, dataOf, type SignedInUser, t } from '@shootline/shared-api';
import type { components } from '@shootline/shared-api/contract';
import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';

/** A browser's answer for a passkey. */
export type PasskeyAnswer = components['schemas']['PasskeyAnswer'];

/** Whether nobody needs to hear of a failure: a newer question, or the page's end, has replaced this one. */
export const isReplaced = (error: unknown) =>
  error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED';

/** The error to show for a browser that has given no passkey; others are returned as they are. */
export function passkeyError(error: unknown, message: string): unknown {
  if (error instanceof ApiError || isReplaced(error)) return error;
  return new ApiError('Conflict', 0, { message }, error);
}

/**
 * Asks the browser for a passkey of any account of this portal; with `isOffered`, among what it fills into
 * the form. Throws `ApiError`, also if the user cancels.
 */
export async function showPasskey({ isOffered = false } = {}): Promise<PasskeyAnswer> {
  const options = await dataOf(api.POST('/auth/passkey/begin'));
  const optionsJSON = options as unknown as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON'];
  try {
    const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: isOffered });
    return { ...answer, response: { ...answer.response } };
  } catch (error) {
    throw passkeyError(error, t('No passkey was used. Please try again, or use your password.'));
  }
}

/** The user whom a passkey signs in. Throws `ApiError`: NotAuthenticated, TooManyRequests, network. */
export function sendPasskey(answer: PasskeyAnswer): Promise<SignedInUser> {
  return dataOf(api.POST('/auth/passkey', { body: answer }));
}

/** Shows a passkey of the user, for the sensitive changes of 15 minutes. Throws `ApiError`. */
export async function confirmByPasskey(): Promise<void> {
  const answer = await showPasskey();
  await api.POST('/account/passkeys/confirm', { body: answer });
}
