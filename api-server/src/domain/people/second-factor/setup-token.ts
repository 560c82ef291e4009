import type { Deps } from '../../../platform/deps.ts';
import { conflict } from '../../../platform/http/errors.ts';
import { sealed, unsealed } from '../../../platform/secrets/sealed.ts';
import { secondFactorKey } from '../../../platform/session/second-factor.repository.ts';

const setupMs = 3_600_000;

/** A second factor that is being set up. It is kept by the browser, encrypted, and not here. */
export type Setup = {
  secret: string;
  /** Once a code has proved that the app has the secret. */
  proven?: { step: number; recoveryHashes: string[] };
};

type Sealed = Setup & { sessionId: string; until: number };

/** The text that carries a setup to the next step, within an hour and in the same session. */
export async function setupToken(
  { db, clock }: Deps,
  sessionId: string,
  setup: Setup,
): Promise<string> {
  const content: Sealed = { ...setup, sessionId, until: clock().getTime() + setupMs };
  return sealed(await secondFactorKey(db), JSON.stringify(content));
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
  { db, clock }: Deps,
  sessionId: string,
  token: string,
): Promise<Setup> {
  const setup = opened(await secondFactorKey(db), token);
  if (setup?.sessionId !== sessionId || setup.until < clock().getTime()) {
    throw conflict('Sorry, this has taken too long. Please begin again.');
  }
  return setup;
}
