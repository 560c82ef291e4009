import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { components } from '@shootline/shared-api/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Answer = components['schemas']['PasskeyAnswer'];
type Credential = components['schemas']['NewPasskey']['credential'];

/** Options as the API answers them. */
export type Options = { challenge: string; [name: string]: unknown };

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

const flagBits = { present: 1, verified: 4, mayBeCopied: 8, isCopied: 16, hasKey: 64 };

type Behaviour = {
  /** The page that asks. */
  origin: string;
  host: string;
  isVerified: boolean;
  isCopied: boolean;
  /** Added to the counter at each use; 0 for one that does not count, as synced passkeys do. */
  counts: number;
};

/** An authenticator with one passkey, as a browser answers for it; `behaviour` can be changed. */
export function softwareAuthenticator() {
  const behaviour: Behaviour = {
    origin: 'https://portal.test',
    host: 'portal.test',
    isVerified: true,
    isCopied: false,
    counts: 1,
  };
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: behaviour.origin, crossOrigin: false }));

  function authenticatorData(key?: Uint8Array): Buffer {
    counter += behaviour.counts;
    const { present, verified, mayBeCopied, isCopied, hasKey } = flagBits;
    const flags =
      present +
      (behaviour.isVerified ? verified : 0) +
      (behaviour.isCopied ? mayBeCopied + isCopied : 0) +
      (key ? hasKey : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter, 1);
    const parts = [sha256(behaviour.host), head];
    if (key) parts.push(Buffer.alloc(16), Buffer.from([0, id.length]), id, Buffer.from(key));
    return Buffer.concat(parts);
  }

  return {
    behaviour,
    id: base64url(id),
    /** Sets the counter back, as a copy of the authenticator would have it. */
    setBack: () => void (counter = 0),
    /** Makes the passkey, as the API's options say. */
    make({ challenge, user }: Options): Credential {
      userHandle = (user as { id: string }).id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, coordinate(x)],
          [-3, coordinate(y)],
        ]),
      );
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(authenticatorData(key))],
        ]),
      );
      return {
        ...{ id: base64url(id), rawId: base64url(id), type: 'public-key' },
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    /** Shows the passkey for the API's options. */
    show({ challenge }: Options): Answer {
      const data = authenticatorData();
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...{ id: base64url(id), rawId: base64url(id), type: 'public-key' },
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(userHandle !== '' && { userHandle }),
        },
      };
    },
  };
}
