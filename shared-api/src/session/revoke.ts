import { api, apiBase } from '../client/client.ts';
import { ApiError } from '../client/errors.ts';
import { leftTokens } from './left-tokens.ts';

/** Ends a session on the server. Throws `ApiError`; that the token is no longer good is none. */
export async function revokeToken(token: string): Promise<void> {
  try {
    await api.POST('/auth/logout', {
      headers: { Authorization: `Token ${token}` },
      // It leaves with a tab that is closed at once.
      keepalive: true,
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  }
  leftTokens.forget(token);
}

/** Revokes a token of the API now or, with those left over from before, as soon as that is possible. */
export function revoke(token: string): void {
  leftTokens.keep(token, apiBase());
  revokeToken(token).catch((error: unknown) => {
    console.warn('The token could not be revoked yet.', error);
    revokeLeftTokens();
  });
}

/** Revokes what this browser has left, again and again until the API has answered. */
export function revokeLeftTokens(): void {
  if (leftTokens.of(apiBase()).length === 0) return;
  import('./revoke-until-done.ts').then(
    ({ revokeUntilDone }) => revokeUntilDone(),
    () => window.addEventListener('online', revokeLeftTokens, { once: true }),
  );
}
