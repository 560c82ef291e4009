import { originOf } from '../audit/record-audit.ts';
import type { CallDeps } from '../../platform/calls/call-deps.ts';
import { isUnreachable } from '../../platform/db/database-unavailable.ts';
import { ApiFailure, conflict, notAuthenticated } from '../../platform/errors/errors.ts';
import { requestAddress } from '../../platform/http/request/request-address.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import { auditRefusal, signInAs } from '../people/sign-in/audited-sign-in.ts';
import { relyingParty } from '../../platform/session/second-factor/relying-party.ts';
import { SignInPause, countAttempt } from '../../platform/session/sign-in-throttle.ts';
import { inTurn } from '../../platform/session/turns.ts';
import { type Viewer, requireAdmin } from '../../platform/session/viewer.ts';
import { type NotAdmitted, admit } from './hub-account.repository.ts';
import type { Hub } from './hub.ts';
import { HubFailure } from './hub-failure.ts';
import { HubTokenRefused } from './hub-sign-in.ts';
import { syncWithHub } from './sync/sync-with-hub.ts';

/** An unverified token identifies no account. */
const nobody = { tenantId: undefined, userId: null };

/** The user named by the token, or why there is none. Throws 503 while the hub's keys are unavailable. */
async function accountOf(
  hub: Hub,
  { db, logger }: Pick<CallDeps, 'db' | 'logger'>,
  token: string,
  now: Date,
): Promise<{ account: Viewer } | NotAdmitted> {
  if (!hub.signIn) return { why: 'no single sign-on is set up', ...nobody };
  try {
    return await admit(db, await hub.signIn.identify(token, now), now);
  } catch (error) {
    if (error instanceof HubTokenRefused) return { why: error.message, ...nobody };
    if (!(error instanceof HubFailure)) throw error;
    logger.error({ event: 'single sign-on keys', reason: error.reason });
    throw new ApiFailure(
      'InternalError',
      'Sorry, signing in with the hub is not possible right now. Please try again in a minute.',
      { status: 503 },
    );
  }
}

export const hubHandlers = (hub: Hub) =>
  ({
    async signInFromHub({ c, deps, body }) {
      const { db, settings, logger } = deps;
      const address = requestAddress(c, settings.trustProxy);
      return inTurn(address, async () => {
        const now = deps.clock();
        const attempt = await countAttempt(db, undefined, { address }, settings.signIn, now).catch(
          async (refusal: unknown) => {
            if (refusal instanceof SignInPause) {
              await auditRefusal(c, deps, 'sign_in_paused', nobody, { method: 'hub' });
            }
            throw refusal;
          },
        );
        const admission = await accountOf(hub, deps, body.token, now).catch(
          async (error: unknown) => {
            // Neither a hub nor a database that is away is the caller's failure.
            if (error instanceof ApiFailure || isUnreachable(error)) await attempt.takeBack();
            throw error;
          },
        );
        if (!('account' in admission)) {
          const { why, reason, ...attempted } = admission;
          logger.error({ event: 'single sign-on refused', reason: why });
          const details = { method: 'hub', ...(reason && { reason }) } as const;
          await auditRefusal(c, deps, 'sign_in_failed', attempted, details);
          throw notAuthenticated('Sorry, you could not be signed in from the hub.');
        }
        await attempt.succeeded();
        return signInAs(c, deps, admission.account, 'hub');
      });
    },

    async getSignInMethods({ deps }) {
      const { host = null, related = [] } = relyingParty(deps.settings) ?? {};
      return {
        hub_url: hub.signInUrl ?? null,
        passkey_host: host,
        ...(related.length > 0 && { passkey_origins: related }),
        demo: deps.settings.demoSignIn ?? null,
      };
    },

    async syncDataFromHub({ c, deps, viewer, query }) {
      requireAdmin(viewer);
      const { source } = hub;
      if (!source) throw conflict('No hub is set up to sync with.');
      // Waits for the hub without holding a database connection.
      const origin = originOf(c, deps);
      return () => syncWithHub(deps, source, { viewer, origin, isFull: query.force ?? false });
    },
  }) satisfies Partial<Handlers>;
