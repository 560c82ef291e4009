import { listCountries } from '../domain/reference/places.ts';
import { mostGoogleCountries } from '../domain/address/google-provider.ts';
import type { Values } from './values.ts';

type Rule = {
  /** Of the values that could be read; `has` says whether a variable is set. */
  isBroken: (values: Partial<Values>, has: (name: keyof Values) => boolean) => boolean;
  sentence: string;
};

const verifiesTokens = (has: (name: keyof Values) => boolean) =>
  has('HUB_SSO_SECRET') || has('HUB_JWKS_URL');

/** Which variables need or exclude each other. */
export const rules: readonly Rule[] = [
  {
    isBroken: (_, has) => has('DATABASE_DIRECT_URL') && !has('DATABASE_URL'),
    sentence: 'DATABASE_DIRECT_URL needs DATABASE_URL, the address of the pooler.',
  },
  {
    isBroken: (_, has) => has('DATABASE_READ_URL') && !has('DATABASE_URL'),
    sentence: 'DATABASE_READ_URL needs DATABASE_URL, the address of its primary.',
  },
  {
    isBroken: ({ FILES_PRESIGNED, FILES_URL }) =>
      FILES_PRESIGNED === true && !(FILES_URL && 'bucket' in FILES_URL),
    sentence: 'FILES_PRESIGNED needs a bucket in FILES_URL.',
  },
  {
    isBroken: ({ ADDRESS_PROVIDER }, has) => ADDRESS_PROVIDER === 'photon' && !has('PHOTON_URL'),
    sentence:
      'With ADDRESS_PROVIDER=photon, PHOTON_URL must be an address like https://photon.example.',
  },
  {
    isBroken: ({ ADDRESS_PROVIDER }, has) =>
      ADDRESS_PROVIDER === 'google' && !has('GOOGLE_MAPS_KEY'),
    sentence: 'With ADDRESS_PROVIDER=google, GOOGLE_MAPS_KEY must be set.',
  },
  {
    isBroken: ({ ADDRESS_PROVIDER, ADDRESS_COUNTRIES }) => {
      const allowed = ADDRESS_COUNTRIES?.allowed.size ?? 0;
      const isSome = allowed > mostGoogleCountries && allowed < listCountries().length;
      return ADDRESS_PROVIDER === 'google' && isSome;
    },
    sentence: `With ADDRESS_PROVIDER=google, ADDRESS_COUNTRIES must be all countries or at most ${mostGoogleCountries}.`,
  },
  {
    isBroken: (_, has) => has('HUB_TOKEN') && !has('HUB_URL'),
    sentence: 'HUB_TOKEN is set without HUB_URL, the address that it is for.',
  },
  {
    isBroken: ({ HUB_URL }) => HUB_URL?.includes('?') ?? false,
    sentence: 'HUB_URL must not have a query.',
  },
  {
    isBroken: (_, has) => has('HUB_SSO_URL') && !verifiesTokens(has),
    sentence: 'HUB_SSO_URL needs HUB_SSO_SECRET or HUB_JWKS_URL beside it.',
  },
  {
    isBroken: (_, has) => has('HUB_SSO_SECRET') && has('HUB_JWKS_URL'),
    sentence: 'Set either HUB_SSO_SECRET or HUB_JWKS_URL, not both.',
  },
  {
    isBroken: (_, has) =>
      verifiesTokens(has) && !(has('HUB_SSO_ISSUER') && has('HUB_SSO_AUDIENCE')),
    sentence:
      'Single sign-on needs HUB_SSO_ISSUER and HUB_SSO_AUDIENCE, as the tokens of the hub name them.',
  },
];
