import type { Clock } from '../../../platform/process/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { countOne } from '../../../platform/http/limits/rate-limit.ts';
import { sealed, unsealed } from '../../../platform/secrets/sealed.ts';
import { tokenHash } from '../../../platform/session/token.ts';
import { secondFactorKey } from '../../../platform/session/second-factor/second-factor.repository.ts';

const setupMinutes = 60;
const setupMs = setupMinutes * 60_000;

type Keys = { db: Db; clock: Clock };
type Session = { tenantId: string; sessionId: string };

/** A second factor that is being set up. It is kept by the browser, encrypted, and not here. */
export type Setup = {
  secret: string;
  /** Once a code has proved that the app has the secret. */
  proven?: { step: number; recoveryHashes: string[] };
};

type Sealed = Setup & { sessionId: string; until: number };

/** The text that carries a setup to the next step, within an hour and in the same session. */
export async function setupToken(
  { db, clock }: Keys,
  { tenantId, sessionId }: Session,
  setup: Setup,
): Promise<string> {
  const content: Sealed = { ...setup, sessionId, until: clock().getTime() + setupMs };
  return sealed(await secondFactorKey(db, tenantId), JSON.stringify(content));
}

function opened(key: string, token: string): Sealed | undefined {
  try {
    return JSON.parse(unsealed(key, token)) as Sealed;
  } catch {
    return undefined;
  }
}

/** The setup of a token. Throws 409 if it is too old, of another session or invented. */
export async function readSetup(
  { db, clock }: Keys,
  { tenantId, sessionId }: Session,
  token: string,
): Promise<Setup> {
  const setup = opened(await secondFactorKey(db, tenantId), token);
  if (setup?.sessionId !== sessionId || setup.until < clock().getTime()) {
    throw conflict('Sorry, this has taken too long. Please begin again.');
  }
  return setup;
}

/**
 * Uses up a setup, which could otherwise bring its recovery codes back. Throws 409 the second time. Runs
 * outside any workspace.
 */
export async function spendSetup(db: Db, { secret }: Setup, now: Date): Promise<void> {
  // Outlives every token of this setup.
  const once = { most: 1, windowMinutes: setupMinutes + 1 };
  if (await countOne(db, `setup:${tokenHash(secret)}`, once, now)) {
    throw conflict('This app was set up before. Please begin again.');
  }
}
