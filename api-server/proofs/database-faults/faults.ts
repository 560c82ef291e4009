import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import type { DatabaseProxy } from '../../tests/servers/database-proxy.ts';
import { seed } from '../rounds.ts';

/** A fault of the database, and its duration in milliseconds before the database recovers. */
type Fault = { name: string; lastsMs: number; begin(proxy: DatabaseProxy): void | Promise<void> };

const faults: Fault[] = [
  { name: 'slow', lastsMs: 1500, begin: (proxy) => proxy.delay(30) },
  { name: 'cut', lastsMs: 0, begin: (proxy) => proxy.cut() },
  { name: 'cut in an answer', lastsMs: 300, begin: (proxy) => proxy.cutAnswers() },
  {
    name: 'cut before a commit',
    lastsMs: 500,
    begin: (proxy) => proxy.cutAt('commit', { isDelivered: false }),
  },
  {
    name: 'cut behind a commit',
    lastsMs: 500,
    begin: (proxy) => proxy.cutAt('commit', { isDelivered: true }),
  },
  { name: 'away for a moment', lastsMs: 1500, begin: (proxy) => proxy.refuse() },
  { name: 'away', lastsMs: 7000, begin: (proxy) => proxy.refuse() },
  { name: 'starting', lastsMs: 1000, begin: (proxy) => proxy.turnAway('57P03') },
  { name: 'full', lastsMs: 1000, begin: (proxy) => proxy.turnAway('53300') },
  { name: 'silent', lastsMs: 2000, begin: (proxy) => proxy.silence() },
];

/**
 * Causes faults one after another until it is over, each kind once before any repeats. Returns their
 * names.
 */
export async function faultsUntil(proxy: DatabaseProxy, isOver: () => boolean): Promise<string[]> {
  const order = fc.shuffledSubarray(faults, { minLength: faults.length });
  const turns = fc.sample(order, { seed, numRuns: 1000 }).flat();
  const names: string[] = [];
  for (const { name, lastsMs, begin } of turns) {
    if (isOver()) break;
    await begin(proxy);
    await wait(lastsMs);
    await proxy.heal();
    names.push(name);
    await wait(400);
  }
  return names;
}
