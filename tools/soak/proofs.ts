/** A proof that `npm run soak` runs in full; `npm test` runs a share of the same file. */
export interface Proof {
  name: string;
  /** Relative to api-server. */
  file: string;
  rounds: number;
}

export const proofs: readonly Proof[] = [
  { name: 'bad input', file: 'src/soak/bad-input/bad-input.test.ts', rounds: 10_000 },
  { name: 'rights', file: 'src/soak/matrix/matrix.test.ts', rounds: 1 },
  { name: 'races', file: 'src/soak/races/races.test.ts', rounds: 200 },
  { name: 'kill', file: 'src/soak/kill/kill.test.ts', rounds: 20 },
];
