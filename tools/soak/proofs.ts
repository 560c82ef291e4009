/** What `npm run soak` runs in full, and `npm test` in part. */
export interface Proof {
  name: string;
  /** Of the API, relative to api-server, run on both engines. */
  files?: readonly string[];
  /** Arguments of Playwright, in a browser on the built portal: files, or `--grep` and a tag. */
  specs?: readonly string[];
  rounds: number;
  /** The engines on which it differs; both by default. */
  engines?: readonly Engine[];
}

type Engine = (typeof bothEngines)[number];

export const bothEngines = ['pglite', 'postgres'] as const;

export const proofs: readonly Proof[] = [
  { name: 'API', files: ['src/**/*.test.ts', 'demo/**/*.test.ts'], rounds: 1 },
  { name: 'bad input', files: ['proofs/bad-input/bad-input.test.ts'], rounds: 10_000 },
  { name: 'e2e', specs: ['--grep', '@soak'], rounds: 1 },
  { name: 'rights', files: ['proofs/matrix/matrix.test.ts'], rounds: 1 },
  {
    name: 'races',
    files: ['proofs/races/races.test.ts', 'proofs/races/offer-races.test.ts'],
    rounds: 200,
  },
  { name: 'kill', files: ['proofs/kill/kill.test.ts'], rounds: 20 },
  { name: 'uploads', files: ['proofs/uploads/cut-uploads.test.ts'], rounds: 1 },
  { name: 'uploads', specs: ['e2e/tests/uploads-given-up.spec.ts'], rounds: 500 },
  {
    name: 'database faults',
    files: ['proofs/database-faults/database-faults.test.ts'],
    // Seconds.
    rounds: 120,
    engines: ['postgres'],
  },
];
