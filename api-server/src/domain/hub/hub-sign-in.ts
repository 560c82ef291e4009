import {
  type JWTHeaderParameters,
  type JWTPayload,
  type JWTVerifyGetKey,
  createRemoteJWKSet,
  customFetch,
  errors,
  jwtVerify,
} from 'jose';
import { emailRule } from '@shootline/shared-api/rules';
import { type InferType, ValidationError, boolean, number, object, string } from 'yup';
import { HubFailure } from './hub-failure.ts';
import { askHub } from './hub-http.ts';
import { type HubSignInEnv, hubLimits, hubTokenLimits } from './hub.settings.ts';

/** A token that was refused. The message is for the log. */
export class HubTokenRefused extends Error {
  override name = 'HubTokenRefused';
}

const line = (most: number) =>
  string()
    .max(most)
    .matches(/^[^\p{Cc}]*$/u)
    .test('text', 'well-formed', (value) => value?.isWellFormed() ?? true);

const claims = object({
  sub: line(100).required(),
  jti: line(200).required(),
  workspace: line(100).required(),
  email: line(320).concat(emailRule()),
  email_verified: boolean(),
  iat: number().required(),
  exp: number().required(),
});

/** The user named by a token of the hub. */
export type HubIdentity = Pick<InferType<typeof claims>, 'jti' | 'workspace' | 'email'> & {
  hubId: string;
  /** Whether the hub has verified that the address is the user's. */
  isEmailVerified: boolean;
  /** After this instant the token is refused as expired. */
  expires: Date;
};

export type HubSignIn = {
  /** Throws `HubTokenRefused` for an invalid token, `HubFailure` while there are no keys. */
  identify(token: string, now: Date): Promise<HubIdentity>;
};

type Keys = { algorithms: string[]; get: JWTVerifyGetKey };

function keysOf({ key }: HubSignInEnv): Keys {
  if ('secret' in key) {
    const secret = new TextEncoder().encode(key.secret);
    return { algorithms: [...hubTokenLimits.secretAlgorithms], get: async () => secret };
  }
  const remote = createRemoteJWKSet(new URL(key.keySetUrl), {
    timeoutDuration: key.deadlineMs,
    async [customFetch](url, { signal, headers }) {
      const request = { fetch, headers: Object.fromEntries(headers), signal };
      const set = await askHub(new URL(url), { ...request, mostBytes: hubLimits.keySetBytes });
      return Response.json(set);
    },
  });
  return {
    algorithms: [...hubTokenLimits.keySetAlgorithms],
    async get(header: JWTHeaderParameters, token) {
      try {
        return await remote(header, token);
      } catch (error) {
        const isToken =
          error instanceof errors.JWKSNoMatchingKey ||
          error instanceof errors.JWKSMultipleMatchingKeys ||
          error instanceof errors.JOSENotSupported;
        if (isToken || error instanceof HubFailure) throw error;
        throw new HubFailure('away', `keys: ${String(error)}`, { cause: error });
      }
    },
  };
}

function identityOf(payload: JWTPayload): HubIdentity {
  const { sub, jti, workspace, email, email_verified, iat, exp } = claims.validateSync(payload, {
    strict: true,
  });
  const { lifetime, clockTolerance } = hubTokenLimits;
  if (exp - iat > lifetime) throw new HubTokenRefused(`good for more than ${lifetime} seconds`);
  const expires = new Date((exp + clockTolerance) * 1000);
  const isEmailVerified = email_verified === true;
  return { hubId: sub, jti, workspace, email, isEmailVerified, expires };
}

/** Checks tokens by the hub's key or key set: signature, algorithm, issuer, audience, age, claims. */
export function hubSignIn(settings: HubSignInEnv): HubSignIn {
  const { issuer, audience } = settings;
  const { algorithms, get } = keysOf(settings);
  const { clockTolerance, lifetime } = hubTokenLimits;
  return {
    async identify(token, currentDate) {
      try {
        const { payload } = await jwtVerify(token, get, {
          algorithms,
          issuer,
          audience,
          clockTolerance,
          currentDate,
          maxTokenAge: lifetime,
          requiredClaims: ['exp', 'iat', 'jti', 'sub'],
        });
        return identityOf(payload);
      } catch (error) {
        const isToken = error instanceof errors.JOSEError || error instanceof ValidationError;
        if (isToken) throw new HubTokenRefused(error.message, { cause: error });
        throw error;
      }
    },
  };
}
