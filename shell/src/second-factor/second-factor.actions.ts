import { api, dataOf, t } from '@shootline/shared-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '../own-pages/account.queries.ts';
import { secondFactorQueries } from './second-factor.queries.ts';

/** The secret for an authenticator app. Throws `ApiError`, of type PasswordNeeded after 15 minutes. */
export function beginSecondFactor() {
  return dataOf(api.POST('/account/second-factor'));
}

/** The recovery codes, in return for a code of the app. Throws `ApiError`. */
export function checkCode(setup: string, code: string) {
  return dataOf(api.POST('/account/second-factor/code', { body: { setup, code } }));
}

/** Turns the second factor on, which ends the user's other sessions. The form shows failures. */
export function useTurnOn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (setup: string) => dataOf(api.PUT('/account/second-factor', { body: { setup } })),
    onSuccess: (factor) => client.setQueryData(secondFactorQueries.detail().queryKey, factor),
    meta: {
      success: t('Second factor on. Your other sessions have ended.'),
      showsOwnError: true,
      invalidates: [accountQueries.sessions().queryKey],
    },
  });
}

/** Turns the second factor off, which ends the user's other sessions. The dialog shows failures. */
export function useTurnOff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(api.DELETE('/account/second-factor')),
    onSuccess: (factor) => client.setQueryData(secondFactorQueries.detail().queryKey, factor),
    meta: {
      success: t('Second factor off. Your other sessions have ended.'),
      showsOwnError: true,
      invalidates: [accountQueries.sessions().queryKey],
    },
  });
}

/** Replaces the recovery codes by ten new ones. The dialog shows failures. */
export function useRenewCodes() {
  return useMutation({
    mutationFn: () => dataOf(api.POST('/account/second-factor/recovery-codes')),
    meta: { showsOwnError: true, invalidates: [secondFactorQueries.detail().queryKey] },
  });
}
