/** The number of rounds of a proof: set by `npm run soak`, otherwise a small share. */
export function roundsOr(share: number): number {
  return Number(process.env['SOAK_ROUNDS'] ?? share);
}

/** Whether a proof runs in full rather than in a share. */
export const isWhole = process.env['SOAK_ROUNDS'] !== undefined;

/** The seed for random choices. */
export const seed = Number(process.env['SOAK_SEED'] ?? Date.now() % 2 ** 31);
