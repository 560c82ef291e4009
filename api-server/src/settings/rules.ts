import { mostGoogleCountries } from '../domain/address/provider/google-provider.ts';
import { listCountries } from '../domain/reference/places.ts';
import type { Values } from './values.ts';

type Has = (...names: (keyof Values)[]) => boolean;

type Rule = [
  /** Of the values that could be read; `has` says whether variables are set. */
  isBroken: (values: Partial<Values>, has: Has) => boolean,
  sentence: string,
];

const verifiesTokens = (has: Has) => has('HUB_SSO_SECRET') || has('HUB_JWKS_URL');

/** Which variables need or exclude each other. */
export const rules: readonly Rule[] = [
  [
    (_, has) => has('DATABASE_DIRECT_URL') && !has('DATABASE_URL'),
    'DATABASE_DIRECT_URL needs DATABASE_URL, the address of the pooler.',
  ],
  [
    ({ FILES_PRESIGNED, FILES_URL }) =>
      FILES_PRESIGNED === true && !(FILES_URL && 'bucket' in FILES_URL),
    'FILES_PRESIGNED needs a bucket in FILES_URL.',
  ],
  [
    ({ ADDRESS_PROVIDER }, has) => ADDRESS_PROVIDER?.name === 'google' && !has('GOOGLE_MAPS_KEY'),
    'With ADDRESS_PROVIDER=google, GOOGLE_MAPS_KEY must be set.',
  ],
  [
    ({ ADDRESS_PROVIDER, ADDRESS_COUNTRIES }) => {
      const allowed = ADDRESS_COUNTRIES?.allowed.size ?? 0;
      const isSome = allowed > mostGoogleCountries && allowed < listCountries().length;
      return ADDRESS_PROVIDER?.name === 'google' && isSome;
    },
    `With ADDRESS_PROVIDER=google, ADDRESS_COUNTRIES must be all countries or at most ${mostGoogleCountries}.`,
  ],
  [
    (_, has) => has('HUB_TOKEN') && !has('HUB_URL'),
    'HUB_TOKEN is set without HUB_URL, the address that it is for.',
  ],
  [({ HUB_URL }) => HUB_URL?.includes('?') ?? false, 'HUB_URL must not have a query.'],
  [
    (_, has) => has('HUB_SSO_URL') && !verifiesTokens(has),
    'HUB_SSO_URL needs HUB_SSO_SECRET or HUB_JWKS_URL beside it.',
  ],
  [
    (_, has) => has('HUB_SSO_SECRET', 'HUB_JWKS_URL'),
    'Set either HUB_SSO_SECRET or HUB_JWKS_URL, not both.',
  ],
  [
    (_, has) => verifiesTokens(has) && !has('HUB_SSO_ISSUER', 'HUB_SSO_AUDIENCE'),
    'Single sign-on needs HUB_SSO_ISSUER and HUB_SSO_AUDIENCE, as the tokens of the hub name them.',
  ],
];
