import { databaseAway } from '../errors/errors.ts';

// Milliseconds; nobody waits longer for an answer.
const longestTurnMs = 20_000;

const queues = new Map<string, Promise<unknown>>();

/**
 * Runs the attempts of one address one after another, so that attempts in progress do not count against
 * one with the right password. Throws 503 if the turn comes too late.
 */
export async function inTurn<Result>(
  address: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = queues.get(address) ?? Promise.resolve();
  const latest = performance.now() + longestTurnMs;
  const turn = async () => {
    if (performance.now() > latest) throw databaseAway();
    return work();
  };
  const mine = before.then(turn, turn);
  queues.set(address, mine);
  try {
    return await mine;
  } finally {
    if (queues.get(address) === mine) queues.delete(address);
  }
}
