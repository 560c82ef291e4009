import { apiBase } from '../client/client.ts';
import { lateCode } from '../late/late-code.ts';
import { leftTokens } from './left-tokens.ts';
import { revokeToken } from './revoke-token.ts';

const revokeUntilDone = lateCode(() => import('./revoke-until-done.ts'));

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
  void revokeUntilDone.loadPatiently().then((code) => code.revokeUntilDone());
}
