import { StartError } from '../../platform/process/start-error.ts';

/** The API of the hub that clients and users are read from. */
export type HubSourceEnv = { url: string; token: string | undefined; deadlineMs: number };

/** The hub whose tokens sign users in. */
export type HubSignInEnv = {
  issuer: string;
  audience: string;
  /** The hub's page where users sign in. */
  url?: string;
  key: { secret: string } | { keySetUrl: string; deadlineMs: number };
};

export type HubEnv = { source: HubSourceEnv | undefined; signIn: HubSignInEnv | undefined };

/** Limits of a hub's answers; anything beyond them counts as a fault of the hub. */
export const hubLimits = {
  /** Records of one kind. */
  records: 100_000,
  recordsOfPage: 1000,
  pages: 2000,
  pageBytes: 5_000_000,
  keySetBytes: 256_000,
  projectBytes: 64_000,
  /** Milliseconds that all pages may take together. */
  wholeMs: 180_000,
  /** Milliseconds after which a sync is considered dead. */
  leaseMs: 600_000,
} as const;

/** Limits of a single sign-on token. */
export const hubTokenLimits = {
  /** From `iat` to `exp`, in seconds. */
  lifetime: 300,
  /** Seconds by which the hub's clock may be off. */
  clockTolerance: 30,
  secretAlgorithms: ['HS256'],
  keySetAlgorithms: ['ES256', 'RS256', 'PS256', 'EdDSA'],
} as const;

const shortestSecret = 32;

type Reader = {
  text(name: string): string | undefined;
  number(name: string, byDefault: number, least: number, most: number): number;
};

function address(name: string, value: string): string {
  const url = URL.parse(value);
  const isPlain =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.hash === '';
  if (isPlain) return url.href;
  throw new StartError(
    `${name} must be an address like https://hub.example/portal, without a user in it, not "${value}".`,
  );
}

function readSource({ text }: Reader, deadlineMs: number): HubSourceEnv | undefined {
  const [feedUrl, token] = [text('HUB_URL'), text('HUB_TOKEN')];
  if (feedUrl === undefined) {
    if (token === undefined) return undefined;
    throw new StartError('HUB_TOKEN is set without HUB_URL, the address that it is for.');
  }
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) {
    throw new StartError('HUB_TOKEN must be printable ASCII characters without spaces.');
  }
  const url = address('HUB_URL', feedUrl);
  if (url.includes('?')) throw new StartError('HUB_URL must not have a query.');
  return { url: url.replace(/\/$/, ''), token, deadlineMs };
}

function readSignIn({ text }: Reader, deadlineMs: number): HubSignInEnv | undefined {
  const [secret, keySetUrl] = [text('HUB_SSO_SECRET'), text('HUB_JWKS_URL')];
  const pageUrl = text('HUB_SSO_URL');
  if (secret === undefined && keySetUrl === undefined) {
    if (pageUrl === undefined) return undefined;
    throw new StartError('HUB_SSO_URL needs HUB_SSO_SECRET or HUB_JWKS_URL beside it.');
  }
  if (secret !== undefined && keySetUrl !== undefined) {
    throw new StartError('Set either HUB_SSO_SECRET or HUB_JWKS_URL, not both.');
  }
  const [issuer, audience] = [text('HUB_SSO_ISSUER'), text('HUB_SSO_AUDIENCE')];
  if (issuer === undefined || audience === undefined) {
    throw new StartError(
      'Single sign-on needs HUB_SSO_ISSUER and HUB_SSO_AUDIENCE, as the tokens of the hub name them.',
    );
  }
  const named = { issuer, audience, ...(pageUrl && { url: address('HUB_SSO_URL', pageUrl) }) };
  if (keySetUrl !== undefined) {
    const key = { keySetUrl: address('HUB_JWKS_URL', keySetUrl), deadlineMs };
    return { ...named, key };
  }
  if (secret === undefined || secret.length < shortestSecret) {
    throw new StartError(`HUB_SSO_SECRET must have at least ${shortestSecret} characters.`);
  }
  return { ...named, key: { secret } };
}

/** The hub settings. Throws `StartError` on an invalid or missing value. */
export function readHubEnv(reader: Reader): HubEnv {
  const deadlineMs = reader.number('HUB_TIMEOUT_MS', 10_000, 1, 120_000);
  return { source: readSource(reader, deadlineMs), signIn: readSignIn(reader, deadlineMs) };
}
