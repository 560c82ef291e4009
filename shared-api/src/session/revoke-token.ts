import { api } from '../client/client.ts';
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
