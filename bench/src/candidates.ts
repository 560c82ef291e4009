import { startDatabases } from './measuring/database.ts';
import { sizesOf } from '../../api-server/tests/load/fill.ts';
import { measure } from './measuring/measure.ts';
import { openPlace } from './measuring/place.ts';

// node bench/src/candidates.ts: compares what staffs bookings among 5,000 videographers
// with the same among 200 who have filmed as much; fails if it takes several times as long.

const limit = 3;
/** Higher, as each booking is ranked among all videographers, and little else is read. */
const limitOfStaffing = 6;
const few = 200;
const many = 5000;
/** The bookings of each videographer, over eight years. */
const each = 100;

const sizes = (videographers: number) => ({ ...sizesOf(videographers * each), videographers });

/** The reads by the bookings that they staff. */
const reads: Record<string, (ahead: string[]) => string> = {
  'candidates of a booking': ([first]) => `/booking/${first}/candidates`,
  'candidates by name': ([first]) => `/booking/${first}/candidates?name=videographer%2049`,
  'staffing of a booking': ([first]) => `/staffing?uuid=${first}`,
  'staffing of several bookings': (ahead) =>
    `/staffing?${ahead.map((id) => `uuid=${id}`).join('&')}`,
  'board of a booking': ([first]) => `/calendar/board?from=09-03-2026&booking=${first}`,
};

async function main(): Promise<number> {
  const databases = await startDatabases();
  try {
    const places = {
      small: await openPlace(databases, 'few', sizes(few)),
      large: await openPlace(databases, 'many', sizes(many)),
    };
    const count = places.small.ids.ahead.length;
    console.log(`several: ${count} bookings`);
    let tooSlow = 0;
    for (const [what, path] of Object.entries(reads)) {
      const pathOf = ({ ids }: typeof places.small) => path(ids.ahead.slice(0, count));
      const times = await measure(
        { who: 'admin', what, small: pathOf(places.small), large: pathOf(places.large) },
        places,
      );
      const ratio = times.large / times.small;
      if (ratio > (what.startsWith('staffing') ? limitOfStaffing : limit)) tooSlow += 1;
      console.log(
        `${what}: ${times.small.toFixed(1)} ms among ${few}, ` +
          `${times.large.toFixed(1)} ms among ${many} (${times.rows}), ${ratio.toFixed(1)} times`,
      );
    }
    await places.small.close();
    await places.large.close();
    return tooSlow > 0 ? 1 : 0;
  } finally {
    await databases.stop();
  }
}

process.exit(await main());
