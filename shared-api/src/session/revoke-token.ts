import { api } from '../client/client.ts';
import { ApiError } from '../client/errors.ts';
import { leftTokens } from './left-tokens.ts';

const underWay = new Map<string, Promise<void>>();

/** Ends a session on the server. Throws `ApiError`; that the token is no longer good is none. */
export function revokeToken(token: string): Promise<void> {
  const asked = underWay.get(token) ?? revokeNow(token).finally(() => underWay.delete(token));
  underWay.set(token, asked);
  return asked;
}

async function revokeNow(token: string): Promise<void> {
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
