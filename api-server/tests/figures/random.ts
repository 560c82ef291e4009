/** Random numbers from 0 to 1, repeatable by seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Random choices, repeatable by seed. */
export function choicesFrom(seed: number) {
  const random = randomFrom(seed);
  const upTo = (limit: number) => Math.floor(random() * limit);
  return {
    /** A whole number below the limit. */
    upTo,
    pick: <Value>(values: readonly Value[]): Value => values[upTo(values.length)] as Value,
    chance: (share: number) => random() < share,
  };
}

export type Choices = ReturnType<typeof choicesFrom>;
