import type { Replica } from './replica.ts';

/** The state of a replica as the API names it. */
export function presentReplica({ status }: Replica) {
  const { state, lagMs } = status();
  return { state, lag_seconds: lagMs === undefined ? null : Math.round(lagMs) / 1000 };
}
