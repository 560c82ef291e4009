import type { components } from '@shootline/shared-api/contract';
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Db } from '../../../platform/db/db.ts';
import { isUnreachable } from '../../../platform/db/database-unavailable.ts';
import { workspaceTransaction } from '../../../platform/db/workspace-transaction.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import {
  makingIn,
  showing,
  spendChallenge,
} from '../../../platform/session/second-factor/passkey-challenge.ts';
import {
  type PasskeyRow,
  findPasskey,
  storePasskeyUse,
} from '../../../platform/session/second-factor/passkey.repository.ts';
import { relyingParty } from '../../../platform/session/second-factor/relying-party.ts';

export type PasskeyAnswer = components['schemas']['PasskeyAnswer'];
type Credential = components['schemas']['NewPasskey']['credential'];

type Deps = { db: Db; clock: Clock; settings: Parameters<typeof relyingParty>[0] };
type Owner = { tenantId: string; id: string };

/** The kinds of keys: Ed25519, P-256 and RSA. Others of Node are experimental, which it would warn of. */
export const algorithms = [-8, -7, -257];

const idBytes = 16;

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The user as an authenticator knows them: the ids of the workspace and of the user, and nothing else. */
export const handleOf = ({ tenantId, id }: Owner) =>
  new Uint8Array(Buffer.concat([bytesOf(tenantId), bytesOf(id)]));

/** The user whom an answer claims to be; undefined if it was not made here. */
function claimedBy({ response: { userHandle } }: PasskeyAnswer): Owner | undefined {
  const bytes = Buffer.from(userHandle ?? '', 'base64url');
  if (bytes.length !== 2 * idBytes) return undefined;
  return { tenantId: idOf(bytes.subarray(0, idBytes)), id: idOf(bytes.subarray(idBytes)) };
}

/** The passkey that an answer names, of the user whom it claims to be; undefined if there is none. */
export async function findShown(db: Db, answer: PasskeyAnswer): Promise<PasskeyRow | undefined> {
  const claim = claimedBy(answer);
  if (!claim) return undefined;
  const found = await workspaceTransaction(
    db,
    claim.tenantId,
    (tx) => findPasskey(tx, claim.tenantId, answer.id),
    { isRead: true },
  );
  return found?.userId === claim.id ? found : undefined;
}

/** The expected properties of an answer to a challenge that was kept for a purpose. */
function expected({ db, clock, settings }: Deps, purpose: string) {
  const party = relyingParty(settings);
  return {
    expectedChallenge: (challenge: string) => spendChallenge(db, purpose, challenge, clock()),
    expectedOrigin: party?.origins ?? [],
    expectedRPID: party?.host ?? '',
    requireUserVerification: true,
  };
}

/** The result of a check; undefined if the library refuses the browser's answer. Throws if the database is away. */
async function unlessRefused<Result>(check: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await check();
  } catch (error) {
    if (isUnreachable(error)) throw error;
    return undefined;
  }
}

/**
 * Whether an answer proves that its sender has the passkey now and was verified by it, as by a fingerprint.
 * Uses up the challenge, and stores the passkey's counter and whether it is kept elsewhere.
 */
export async function isProven(
  deps: Deps,
  row: PasskeyRow,
  answer: PasskeyAnswer,
): Promise<boolean> {
  const result = await unlessRefused(() =>
    verifyAuthenticationResponse({
      ...expected(deps, showing),
      response: { clientExtensionResults: {}, ...answer } as AuthenticationResponseJSON,
      credential: {
        id: row.credentialId,
        publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
        counter: row.counter,
        transports: row.transports,
      },
    }),
  );
  if (result?.verified !== true) return false;
  const { newCounter, credentialDeviceType, credentialBackedUp } = result.authenticationInfo;
  const use = {
    counter: newCounter,
    isMultiDevice: credentialDeviceType === 'multiDevice',
    isBackedUp: credentialBackedUp,
    lastUsed: deps.clock(),
  };
  await workspaceTransaction(deps.db, row.tenantId, (tx) => storePasskeyUse(tx, row, use));
  return true;
}

/** A passkey that a browser has made in a session; undefined if its answer does not fit. */
export async function madePasskey(deps: Deps, sessionId: string, credential: Credential) {
  const result = await unlessRefused(() =>
    verifyRegistrationResponse({
      ...expected(deps, makingIn(sessionId)),
      supportedAlgorithmIDs: algorithms,
      response: { clientExtensionResults: {}, ...credential } as RegistrationResponseJSON,
    }),
  );
  if (!result?.verified) return undefined;
  const { credential: made, credentialDeviceType, credentialBackedUp } = result.registrationInfo;
  return {
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    isMultiDevice: credentialDeviceType === 'multiDevice',
    isBackedUp: credentialBackedUp,
    transports: credential.response.transports ?? [],
  };
}
