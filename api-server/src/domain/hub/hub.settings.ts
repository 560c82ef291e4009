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
