import { startDatabases } from './database.ts';
import { sizesOf } from '../../api-server/tests/fill.ts';
import { measure } from './measure.ts';
import { openPlace } from './place.ts';

// node bench/src/candidates.ts [postgres|pglite]: compares the time for the first page of a booking's
// candidates among 5,000 videographers with that among 50 who have filmed as much; fails if it takes more
// than three times as long.

const limit = 3;
const few = 50;
const many = 5000;
/** The bookings of each videographer, over eight years. */
const each = 100;

const [engine = 'postgres'] = process.argv.slice(2);

const sizes = (videographers: number) => ({ ...sizesOf(videographers * each), videographers });

async function main(): Promise<number> {
  const databases = await startDatabases(engine);
  try {
    const places = {
      small: await openPlace(databases, 'few', sizes(few)),
      large: await openPlace(databases, 'many', sizes(many)),
    };
    const pathOf = ({ ids }: typeof places.small) => `/booking/${ids.ahead}/candidates`;
    const times = await measure(
      {
        who: 'admin',
        what: 'candidates',
        small: pathOf(places.small),
        large: pathOf(places.large),
      },
      places,
    );
    const ratio = times.large / times.small;
    console.log(
      `candidates of a booking: ${times.small.toFixed(1)} ms among ${few}, ` +
        `${times.large.toFixed(1)} ms among ${many} (${times.rows}), ${ratio.toFixed(1)} times`,
    );
    await places.small.close();
    await places.large.close();
    return ratio > limit ? 1 : 0;
  } finally {
    await databases.stop();
  }
}

process.exit(await main());
