import { api } from '../client/client.ts';
import { ApiError } from '../client/errors.ts';
import { unrevokedTokens } from './unrevoked-tokens.ts';

const pending = new Map<string, Promise<void>>();

/** Ends the session of a sign-out token on the server. Throws `ApiError`, except for a token that is already invalid. */
export function revokeToken(token: string): Promise<void> {
  const revocation = pending.get(token) ?? revokeNow(token).finally(() => pending.delete(token));
  pending.set(token, revocation);
  return revocation;
}

async function revokeNow(token: string): Promise<void> {
  try {
    await api.POST('/auth/logout', {
      headers: { Authorization: `Token ${token}` },
      // Sent even if the tab is closed at once.
      keepalive: true,
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  }
  unrevokedTokens.forget(token);
}
