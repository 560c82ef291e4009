import type { Case } from '../cases/case.ts';
import { median } from '../../../api-server/tests/load/percentile.ts';
import type { Place } from './place.ts';

export const rounds = 15;

/** Small and large in turn, so that other load on the machine affects both equally. */
export async function measure(one: Case, places: { small: Place; large: Place }) {
  const times = { small: [] as number[], large: [] as number[] };
  let rows = '';
  for (let round = -2; round < rounds; round++) {
    const ofSmall = await places.small.time(one.who, one.small);
    const ofLarge = await places.large.time(one.who, one.large);
    if (round < 0) continue;
    times.small.push(ofSmall.ms);
    times.large.push(ofLarge.ms);
    rows = `${ofSmall.rows}/${ofLarge.rows}`;
  }
  return { small: median(times.small), large: median(times.large), rows };
}
