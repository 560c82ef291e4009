import { type Cluster, metricsToken } from './cluster.ts';

/** Prints how many reads the replica has answered, since each process of the API was last started. */
export async function printReads({ apis }: Cluster): Promise<void> {
  const counts = new Map<string, number>();
  for (const { address } of apis) {
    const headers = { Authorization: `Bearer ${metricsToken}` };
    const text = await (await fetch(`${address}/metrics`, { headers })).text();
    for (const [, state = '', count] of text.matchAll(
      /^database_reads\{state="(\w+)"\} (\d+)$/gm,
    )) {
      counts.set(state, (counts.get(state) ?? 0) + Number(count));
    }
  }
  const listed = [...counts].map(([state, count]) => `${state} ${count}`).join(', ');
  console.log(`\nReads by the replica, or left to the primary by the reason: ${listed}`);
}
