import { api, dataOf, t } from '@shootline/shared-api';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { passkeyError } from '../identity/identity.actions.ts';
import { passkeyQueries } from '../identity/passkey.queries.ts';
import { accountQueries } from '../own-pages/account.queries.ts';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

const isKnown = (error: unknown) =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';

/** Lets the browser make a passkey with the options of the server. Throws `ApiError`. */
async function makePasskey(options: unknown) {
  try {
    const made = await startRegistration({ optionsJSON: options as Options });
    return { ...made, response: { ...made.response } };
  } catch (error) {
    throw passkeyError(
      error,
      isKnown(error)
        ? t('This device has a passkey of your account already.')
        : t('No passkey was made. Please try again.'),
    );
  }
}

/** The options for a new passkey. Throws `ApiError`, of type PasswordNeeded after 15 minutes. */
export function beginPasskey() {
  return dataOf(api.POST('/account/passkeys/begin'));
}

/** Makes and adds a passkey with this name. The dialog shows failures. */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, options }: { name: string; options: unknown }) => {
      const credential = await makePasskey(options);
      return dataOf(api.POST('/account/passkeys', { body: { name, credential } }));
    },
    onSuccess: (passkeys) => client.setQueryData(passkeyQueries.list().queryKey, passkeys),
    meta: {
      success: t('Passkey added.'),
      showsOwnError: true,
      invalidates: [['account', 'second factor']],
    },
  });
}

/** Gives a passkey another name. The dialog shows failures. */
export function useRenamePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      dataOf(api.PUT('/account/passkeys/{id}', { params: { path: { id } }, body: { name } })),
    onSuccess: (passkeys) => client.setQueryData(passkeyQueries.list().queryKey, passkeys),
    meta: { success: t('Passkey renamed.'), showsOwnError: true },
  });
}

/** Removes a passkey, which ends the user's other sessions. The dialog shows failures. */
export function useRemovePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      dataOf(api.DELETE('/account/passkeys/{id}', { params: { path: { id } } })),
    onSuccess: (passkeys) => client.setQueryData(passkeyQueries.list().queryKey, passkeys),
    meta: {
      success: t('Passkey removed. Your other sessions have ended.'),
      showsOwnError: true,
      invalidates: [['account', 'second factor'], accountQueries.sessions().queryKey],
    },
  });
}
