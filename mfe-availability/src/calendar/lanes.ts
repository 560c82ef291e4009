/** What takes up a stretch of a day, in minutes. */
interface Stretch {
  from: number;
  to: number;
}

export type InLane<Item> = Item & { lane: number; lanes: number };

/** Shorter ones are drawn as if they lasted this long. */
const least = 30;

/** Stretches side by side where they overlap: each with its lane, and how many lanes there are beside it. */
export function inLanes<Item extends Stretch>(stretches: readonly Item[]): InLane<Item>[] {
  const placed: InLane<Item>[] = [];
  let group: InLane<Item>[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const item of group) item.lanes = ends.length;
    placed.push(...group);
    group = [];
    ends = [];
  };
  for (const stretch of stretches.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (ends.every((end) => end <= stretch.from)) close();
    const free = ends.findIndex((end) => end <= stretch.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = Math.max(stretch.to, stretch.from + least);
    group.push({ ...stretch, lane, lanes: 1 });
  }
  close();
  return placed;
}
