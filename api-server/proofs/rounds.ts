/** The number of rounds of a proof: set by `npm run soak`, otherwise a small share. */
export function roundsOr(share: number): number {
  return Number(process.env['SOAK_ROUNDS'] ?? share);
}

/** Whether a proof runs in full rather than in a share. */
export const isWhole = process.env['SOAK_ROUNDS'] !== undefined;

/** Details of a test of a rare case that starts several servers; only `npm run soak` runs it. */
export const inSoak = { skip: isWhole ? false : 'runs in npm run soak' };

/** The seed for random choices. */
export const seed = Number(process.env['SOAK_SEED'] ?? Date.now() % 2 ** 31);
