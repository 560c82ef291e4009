import { type Case, type Ids, same } from './cases/case.ts';
import { startDatabases } from './measuring/database.ts';
import { sizesOf } from '../../api-server/tests/load/fill.ts';
import { measure } from './measuring/measure.ts';
import { openPlace } from './measuring/place.ts';

// node bench/src/analytics.ts [bookings]: compares the time for each part of Analytics
// in a large workspace with that in one of a thousand bookings; fails if a part takes more than three
// times as long.

const limit = 3;
const small = 1000;

const [count = '1000000'] = process.argv.slice(2);
const large = Number(count);

const filtersOf = (ids: Ids): Record<string, string> => ({
  'no filter': '',
  'this quarter': 'from_date=01-01-2026&to_date=31-03-2026',
  'a year': 'from_date=01-01-2025&to_date=31-12-2025',
  'since a day': 'from_date=10-03-2024',
  'some months and days': 'from_date=12-02-2025&to_date=20-11-2025',
  'months and days long past': 'from_date=12-02-2020&to_date=20-11-2021',
  'until a day': 'to_date=10-03-2022',
  'billing region': 'billing_region=Asia',
  region: 'region=sydney',
  'account manager': `am=${ids.manager}`,
  'region and billing region': 'region=sydney&billing_region=Australia',
  'region, months and days': 'region=sydney&from_date=12-02-2020&to_date=20-11-2021',
  client: `client=${ids.client}`,
  videographer: `camop=${ids.videographer}`,
  'client and a year': `client=${ids.client}&from_date=01-01-2025&to_date=31-12-2025`,
});

function casesFor(ids: Ids): Case[] {
  const path = (part: string, filter: string) => `/analytics?part=${part}&${filter}`;
  const parts = ['bookings', 'jobs', 'feedback', 'work', 'margin'];
  return [
    ...parts.flatMap((part) =>
      Object.entries(filtersOf(ids)).map(([name, filter]) =>
        same('admin', `${part}: ${name}`, path(part, filter)),
      ),
    ),
    same('admin', 'system', path('system', '')),
  ];
}

async function main(): Promise<number> {
  const databases = await startDatabases();
  try {
    const places = {
      small: await openPlace(databases, 'small', sizesOf(small)),
      large: await openPlace(databases, 'large', sizesOf(large)),
    };
    for (const [name, place] of Object.entries(places)) {
      console.log(
        `summaries of the ${name} one in ${((await place.summarize()) / 1000).toFixed(1)} s`,
      );
    }
    let tooSlow = 0;
    for (const one of casesFor(places.small.ids)) {
      const times = await measure(one, places);
      const ratio = times.large / times.small;
      if (ratio > limit) tooSlow += 1;
      const figures = [times.small, times.large, ratio].map((value) =>
        value.toFixed(1).padStart(9),
      );
      console.log(`${one.what.padEnd(40)}${figures.join('')}${ratio > limit ? '  TOO SLOW' : ''}`);
    }
    await places.small.close();
    await places.large.close();
    return tooSlow === 0 ? 0 : 1;
  } finally {
    await databases.stop();
  }
}

process.exit(await main());
