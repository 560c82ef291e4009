/** Seeded random numbers: the same sequence on every machine. */
export type Random = {
  /** From 0 up to but not including 1. */
  float(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
  uuid(): string;
  /** An independent sequence, whatever was drawn here before. */
  fork(name: string): Random;
};

function hash(text: string): number {
  let value = 2166136261;
  for (const char of text) {
    value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619);
  }
  return value >>> 0;
}

export function createRandom(seed: string): Random {
  let state = hash(seed);

  function float(): number {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  }

  const between = (min: number, max: number) => min + float() * (max - min);
  const int = (min: number, max: number) => Math.floor(between(min, max + 1));
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => int(0, 15).toString(16)).join('');

  function weighted<Item>(items: readonly (readonly [Item, number])[]): Item {
    let left = float() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    throw new Error('Nothing to choose from.');
  }

  return {
    float,
    int,
    between,
    weighted,
    chance: (probability) => float() < probability,
    pick: (items) => weighted(items.map((item) => [item, 1] as const)),
    shuffle: (items) =>
      items
        .map((item) => ({ item, key: float() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[int(0, 3)]}${hex(3)}-${hex(12)}`,
    fork: (name) => createRandom(`${seed}/${name}`),
  };
}
