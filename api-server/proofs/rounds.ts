/** The rounds of a proof: as many as `npm run soak` asks for, otherwise a small share. */
export function roundsOr(share: number): number {
  return Number(process.env['SOAK_ROUNDS'] ?? share);
}

/** Whether all of a proof runs, and not a share of it. */
export const isWhole = process.env['SOAK_ROUNDS'] !== undefined;

/** The seed of random choices. */
export const seed = Number(process.env['SOAK_SEED'] ?? Date.now() % 2 ** 31);
