/** A part of a day, in minutes since midnight. */
interface Stretch {
  from: number;
  to: number;
}

export type InLane<Item> = Item & { lane: number; lanes: number };

/** Shorter stretches are drawn with this length. */
const least = 30;

/** Puts overlapping stretches side by side: gives each its lane, and the number of lanes in its group. */
export function assignLanes<Item extends Stretch>(stretches: readonly Item[]): InLane<Item>[] {
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
