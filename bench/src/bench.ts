import { startTestApi } from '../../api-server/src/testing/test-api.ts';
import { createTestWorkspace } from '../../api-server/src/testing/workspace.ts';
import { person } from '../../api-server/src/db/schema.ts';
import { type Case, type Who, casesFor } from './cases.ts';
import { type Databases, startDatabases } from './database.ts';
import { fill } from './fill.ts';

// node bench/src/bench.ts [postgres|pglite [bookings]]: how reads of a large workspace compare with
// the same of one with a thousand bookings; fails where one takes more than three times as long.

const limit = 3;
const rounds = 15;
const small = 1000;

const [engine = 'postgres', count = '1000000'] = process.argv.slice(2);
const large = Number(count);

async function prepare(databases: Databases, name: string, bookings: number) {
  const start = performance.now();
  const api = await startTestApi({ validateResponses: false }, await databases.open(name));
  const workspace = await createTestWorkspace(api.db);
  await fill(api.db, workspace.tenantId, bookings);
  const admin = await workspace.user('admin', { fullName: 'Ada' });
  const people = await workspace.inside((tx) => tx.select().from(person));
  const named = (fullName: string) => {
    const found = people.find((one) => one.fullName === fullName);
    if (!found) throw new Error(`There is no ${fullName}.`);
    return found;
  };
  const asking: Record<Who, { id: string; tenantId: string }> = {
    admin,
    lead: named('lead 0'),
    submitter: named('submitter 0'),
    videographer: named('videographer 0'),
  };
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${bookings} bookings on ${engine} in ${seconds} s`);
  const ids = {
    client: named('lead 0').clientId ?? '',
    submitter: asking.submitter.id,
    manager: named('manager 0').id,
    videographer: asking.videographer.id,
  };
  return {
    api,
    ids,
    async time(who: Who, path: string): Promise<number> {
      const begin = performance.now();
      const { status } = await api.ask(asking[who], path);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      return performance.now() - begin;
    },
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

type Place = Awaited<ReturnType<typeof prepare>>;

/** Small and large in turn, so that whatever else the machine does meets both. */
async function measure(one: Case, places: { small: Place; large: Place }) {
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = -2; round < rounds; round++) {
    const ofSmall = await places.small.time(one.who, one.small);
    const ofLarge = await places.large.time(one.who, one.large);
    if (round < 0) continue;
    times.small.push(ofSmall);
    times.large.push(ofLarge);
  }
  return { small: median(times.small), large: median(times.large) };
}

async function main(): Promise<number> {
  const databases = await startDatabases(engine);
  try {
    const places = {
      small: await prepare(databases, 'small', small),
      large: await prepare(databases, 'large', large),
    };
    console.log(`\nms: median of ${rounds}; ${small} bookings, ${large} bookings, their ratio`);
    let tooSlow = 0;
    for (const one of casesFor(places.small.ids)) {
      const times = await measure(one, places);
      const ratio = times.large / times.small;
      if (ratio > limit) tooSlow += 1;
      const label = `${one.who}: ${one.what}`.padEnd(48);
      const figures = [times.small, times.large, ratio].map((value) =>
        value.toFixed(1).padStart(9),
      );
      console.log(`${label}${figures.join('')}${ratio > limit ? '  TOO SLOW' : ''}`);
    }
    console.log(`\n${tooSlow === 0 ? 'All' : `${tooSlow} not`} within ${limit} times.`);
    await places.small.api.close();
    await places.large.api.close();
    return tooSlow === 0 ? 0 : 1;
  } finally {
    await databases.stop();
  }
}

process.exit(await main());
