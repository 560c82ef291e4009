import { casesFor } from './cases.ts';
import { startDatabases } from '../measuring/database.ts';
import { sizesOf } from '../../../api-server/tests/load/fill.ts';
import { measure, rounds } from '../measuring/measure.ts';
import { openPlace } from '../measuring/place.ts';

// node bench/src/cases/bench.ts [bookings [words]]: compares reads of a large workspace with the
// same reads of one with a thousand bookings, or only those that the words name; fails if one takes more
// than three times as long.

const limit = 3;
const small = 1000;

const [count = '1000000', ...words] = process.argv.slice(2);
const large = Number(count);

async function main(): Promise<number> {
  const databases = await startDatabases();
  try {
    const places = {
      small: await openPlace(databases, 'small', sizesOf(small)),
      large: await openPlace(databases, 'large', sizesOf(large)),
    };
    console.log(
      `\nms: median of ${rounds}; ${small} bookings, ${large} bookings, their ratio; how many each finds`,
    );
    let tooSlow = 0;
    for (const one of casesFor(places.small.ids, places.large.ids)) {
      const label = `${one.who}: ${one.what}`.padEnd(48);
      if (words.length > 0 && !words.some((word) => label.includes(word))) continue;
      const times = await measure(one, places);
      const ratio = times.large / times.small;
      const isTooSlow = ratio > (one.limit ?? limit);
      if (isTooSlow) tooSlow += 1;
      const figures = [times.small, times.large, ratio].map((value) =>
        value.toFixed(1).padStart(9),
      );
      console.log(
        `${label}${figures.join('')}  ${times.rows.padStart(12)}${isTooSlow ? '  TOO SLOW' : ''}`,
      );
    }
    console.log(`\n${tooSlow === 0 ? 'All' : `${tooSlow} not`} within their limits.`);
    await places.small.close();
    await places.large.close();
    return tooSlow === 0 ? 0 : 1;
  } finally {
    await databases.stop();
  }
}

process.exit(await main());
