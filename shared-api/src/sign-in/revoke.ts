import { apiBase } from '../client/client.ts';
import { lazyModule } from '../lazy/lazy-module.ts';
import { unrevokedTokens } from './unrevoked-tokens.ts';
import { revokeToken } from './revoke-token.ts';

const revokeUntilDone = lazyModule(() => import('./revoke-until-done.ts'));

/** Ends a session by its sign-out token now or, with earlier sessions, as soon as possible. */
export function revoke(token: string): void {
  unrevokedTokens.keep(token, apiBase());
  revokeToken(token).catch((error: unknown) => {
    console.warn('The token could not be revoked yet.', error);
    revokeLeftTokens();
  });
}

/** Revokes the tokens of this browser's ended sessions, trying until the API answers. */
export function revokeLeftTokens(): void {
  if (unrevokedTokens.of(apiBase()).length === 0) return;
  void revokeUntilDone.loadWithRetries().then((code) => code.revokeUntilDone());
}
