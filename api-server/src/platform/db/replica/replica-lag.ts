/** A position in the log of a primary, in bytes, and when it was the end, in milliseconds. */
type Sample = { at: number; end: bigint };

/** Keeps where the log of a primary ended, to tell how far a replica is behind it. */
export function lagMeter() {
  let samples: Sample[] = [];
  return {
    /** Notes that the log ends there now. */
    note: (at: number, end: bigint) => void samples.push({ at, end }),
    /** The age in milliseconds of the last noted end that a replica has reached; undefined without any. */
    lagMs(now: number, replayed: bigint): number | undefined {
      const reached = samples.findLast(({ end }) => end <= replayed);
      if (!reached) return undefined;
      samples = samples.filter(({ at }) => at >= reached.at);
      return now - reached.at;
    },
  };
}
