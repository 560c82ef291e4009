/** What `npm run soak` runs in full, and `npm test` in part or, by the name `*.soak.*` of a file, not at all. */
export interface Proof {
  name: string;
  /** Of components: a pattern of files for Jest. */
  components?: string;
  /** A script of the workspace that fails by itself. */
  script?: string;
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
  { name: 'components', components: '\\.soak\\.test\\.tsx$', rounds: 1 },
  { name: 'generators', script: 'tools/test/generators-check.ts', rounds: 1 },
  { name: 'containers', script: 'tools/soak/testing/images.ts', rounds: 1 },
  // It needs the remote that the generators make.
  { name: 'e2e', specs: ['--grep', '@soak|\\.soak\\.spec\\.ts|failures\\.spec\\.ts'], rounds: 1 },
  { name: 'rights', files: ['proofs/matrix/matrix.test.ts'], rounds: 1 },
  {
    name: 'races',
    files: ['proofs/races/races.test.ts', 'proofs/races/offer-races.test.ts'],
    rounds: 200,
  },
  { name: 'kill', files: ['proofs/kill/kill.test.ts'], rounds: 20 },
  { name: 'uploads', files: ['proofs/uploads/cut-uploads.test.ts'], rounds: 1 },
  { name: 'uploads', specs: ['e2e/tests/uploads-given-up.soak.spec.ts'], rounds: 500 },
  {
    name: 'database faults',
    files: ['proofs/database-faults/database-faults.soak.test.ts'],
    // Seconds.
    rounds: 120,
    engines: ['postgres'],
  },
];
