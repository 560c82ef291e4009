import { isAdmin } from '@shootline/shared-api/contract';
import type { Deps } from '../deps.ts';
import { ApiFailure, conflict, forbidden, notAuthenticated } from '../http/errors.ts';
import { requestAddress } from '../http/request-address.ts';
import type { Handlers } from '../openapi/handlers.ts';
import { openSession } from '../session/session.repository.ts';
import { countTry, inTurn } from '../session/sign-in-throttle.ts';
import type { Viewer } from '../session/viewer.ts';
import { presentUser } from '../user/user.presenter.ts';
import { admit } from './hub-account.repository.ts';
import { HubFailure } from './hub-failure.ts';
import { HubTokenRefused } from './hub-sign-in.ts';
import { syncWithHub } from './hub.sync.ts';

/** The user whom the token names, or why it names none, for the log. Throws 503 without keys. */
async function accountOf(
  { db, hub, logger }: Deps,
  token: string,
  now: Date,
): Promise<Viewer | string> {
  if (!hub.signIn) return 'no single sign-on is set up';
  try {
    return await admit(db, await hub.signIn.identify(token, now), now);
  } catch (error) {
    if (error instanceof HubTokenRefused) return error.message;
    if (!(error instanceof HubFailure)) throw error;
    logger.error({ event: 'single sign-on keys', reason: error.reason });
    throw new ApiFailure(
      'InternalError',
      'Sorry, signing in with the hub is not possible right now. Please try again in a minute.',
      { status: 503 },
    );
  }
}

export const hubHandlers = {
  async signInFromHub({ c, deps, body }) {
    const { db, settings, logger } = deps;
    const address = requestAddress(c, settings.trustProxy);
    return inTurn(address, async () => {
      const now = deps.clock();
      const attempt = await countTry(db, undefined, address, settings.signIn, now);
      const account = await accountOf(deps, body.token, now).catch(async (error: unknown) => {
        await attempt.takeBack();
        throw error;
      });
      if (typeof account === 'string') {
        logger.error({ event: 'single sign-on refused', reason: account });
        throw notAuthenticated('Sorry, you could not be signed in from the hub.');
      }
      await attempt.succeeded();
      const of = { tenantId: account.tenantId, personId: account.id };
      const token = await openSession(db, of, now, settings);
      return { ...presentUser(account), auth_token: token };
    });
  },

  async syncDataFromHub({ deps, viewer, query }) {
    if (!isAdmin(viewer.role)) throw forbidden();
    const { source } = deps.hub;
    if (!source) throw conflict('No hub is set up that data could come from.');
    // The hub is waited for without holding anything of the database.
    return () => syncWithHub(deps, source, { viewer, isFull: query.force ?? false });
  },
} satisfies Partial<Handlers>;
