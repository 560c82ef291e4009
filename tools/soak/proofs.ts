/**
 * A proof that `npm run soak` runs in full. `npm test` runs it in part, or not at all if its file is
 * `*.soak.*`.
 */
export interface Proof {
  name: string;
  /** A pattern of Jest test files for components. */
  components?: string;
  /** A script of the workspace that exits with an error if its proof fails. */
  script?: string;
  /** Test files of the API, relative to api-server. */
  files?: readonly string[];
  /** Arguments for Playwright, in a browser on the built portal: files, or `--grep` and a tag. */
  specs?: readonly string[];
  rounds: number;
  /** The database of `tests/run.ts` for them, `postgres` by default. */
  on?: 'postgres' | 'oldest' | 'pgbouncer' | 'citus';
}

export const proofs: readonly Proof[] = [
  {
    name: 'API on pgBouncer',
    files: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'proofs/races/*.test.ts'],
    rounds: 1,
    on: 'pgbouncer',
  },
  {
    name: 'API on the oldest PostgreSQL',
    files: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'proofs/races/*.test.ts'],
    rounds: 1,
    on: 'oldest',
  },
  {
    // Skipped without the address of a coordinator in CITUS_URL.
    name: 'citus',
    // The demo's tests look for faults in it by statements of their own, across workspaces.
    files: ['src/**/*.test.ts', 'demo/hub/*.test.ts', 'proofs/races/*.test.ts'],
    rounds: 1,
    on: 'citus',
  },
  { name: 'bad input', files: ['proofs/bad-input/bad-input.test.ts'], rounds: 10_000 },
  // Each file in modules and a page of its own, unlike in `npm test`.
  { name: 'components', components: '\\.test\\.tsx?$', rounds: 1 },
  { name: 'generators', script: 'tools/test/generators-check.ts', rounds: 1 },
  { name: 'containers', script: 'tools/soak/testing/images.ts', rounds: 1 },
  // Runs after the generators, as it needs the remote that they make.
  { name: 'e2e', specs: ['--grep', '@soak|\\.soak\\.spec\\.ts|failures\\.spec\\.ts'], rounds: 1 },
  { name: 'rights', files: ['proofs/matrix/matrix.test.ts'], rounds: 1 },
  {
    name: 'races',
    files: ['proofs/races/races.test.ts', 'proofs/races/offer-races.test.ts'],
    rounds: 200,
  },
  // With the rare cases of how servers start and share their data.
  {
    name: 'processes',
    files: ['src/main.test.ts', 'src/platform/{embedded,backup}/*.test.ts'],
    rounds: 1,
  },
  { name: 'kill', files: ['proofs/kill/kill.test.ts'], rounds: 20 },
  { name: 'uploads', files: ['proofs/uploads/cut-uploads.test.ts'], rounds: 1 },
  {
    name: 'files in a bucket',
    files: ['proofs/uploads/bucket.soak.test.ts'],
    rounds: 1,
  },
  { name: 'uploads', specs: ['e2e/tests/booking-form/uploads-given-up.soak.spec.ts'], rounds: 500 },
  {
    name: 'database faults',
    files: ['proofs/database-faults/database-faults.soak.test.ts'],
    // Seconds.
    rounds: 120,
  },
  {
    name: 'machines',
    script: 'api-server/proofs/machines/machines.ts',
    // Seconds.
    rounds: 180,
  },
  {
    name: 'recovery',
    script: 'api-server/proofs/recovery/recovery.ts',
    // Megabytes in the database besides the demo.
    rounds: 500,
  },
];
