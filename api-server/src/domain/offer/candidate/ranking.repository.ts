import { roles } from '@shootline/shared-api/contract';
import {
  type SQL,
  and,
  arrayContains,
  between,
  eq,
  inArray,
  isNull,
  sql,
} from '../../../platform/db/drizzle.ts';
import type { BookingRow } from '../../booking/booking.repository.ts';
import type { Db } from '../../../platform/db/db.ts';
import { containsWords } from '../../../platform/db/query.ts';
import { rowsOf } from '../../../platform/db/rows.ts';
import { bookingAssignment, bookingAvailability, appUser } from '../../schema.ts';
import { earthRadius } from '../../reference/distance.rules.ts';
import type { ConflictFacts } from './conflict.rules.ts';
import { offerSettings } from '../offer.settings.ts';
import { takesPart } from '../../../platform/session/access.ts';

const { weights, rating, distance, jobs, answered } = offerSettings;
const day = 24 * 3_600_000;

/** A videographer in the ranking for one booking, with the figures behind the score. */
export type Ranked = {
  id: string;
  isHindered: boolean;
  /** 0 to 100. */
  score: number;
  /** The share of each figure in the score, which is their sum. */
  points: { rating: number; distance: number; jobs: number; answered: number };
  /** Recent jobs. */
  jobs: number;
  /** Recent offers that were answered or have lapsed; `answered` counts the answered ones. */
  asked: number;
  answered: number;
  /** Number of videographers in the whole ranking. */
  total: number;
};

type Scope = {
  /** Length of the result; unlimited if missing. */
  most?: number;
  isFreeOnly?: boolean;
  name?: string;
  /** Only those who serve this location. */
  location?: string;
  ids?: string[];
  /** A condition on `app_user`. */
  also?: SQL;
};

const idsOf = (ids: Iterable<string>) => sql`${`{${[...ids].join(',')}}`}::uuid[]`;

/** Kilometres from home to the shoot, computed like `distanceBetween`; null if either is unknown. */
function kilometres({ booking }: BookingRow): SQL {
  const shoot = booking.address?.location;
  if (!shoot) return sql`null::float8`;
  const [lat, lng] = [sql`${shoot.lat}::float8`, sql`${shoot.lng}::float8`];
  // `least` ignores null, so unknown places need a check.
  return sql`case when ${appUser.latitude} is not null and ${appUser.longitude} is not null then
    ${2 * earthRadius}::float8 * asin(least(1, sqrt(
      sin(radians(${lat} - ${appUser.latitude}) / 2) ^ 2 + cos(radians(${appUser.latitude}))
        * cos(radians(${lat})) * sin(radians(${lng} - ${appUser.longitude}) / 2) ^ 2))) end`;
}

function servesPlace({ booking: { region } }: BookingRow): SQL {
  return region === null
    ? sql`coalesce(km <= ${distance.far}::int, false)`
    : arrayContains(appUser.locations, [region]);
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day);

function recentJobs(tx: Db, tenantId: string, now: Date) {
  return tx
    .select({ id: bookingAssignment.videographerId, jobs: sql`count(*)::int`.as('jobs') })
    .from(bookingAssignment)
    .where(
      and(
        eq(bookingAssignment.tenantId, tenantId),
        isNull(bookingAssignment.released),
        between(bookingAssignment.assigned, daysBefore(now, jobs.days), now),
      ),
    )
    .groupBy(bookingAssignment.videographerId);
}

/** Counts a videographer's recent offers, and how many of them they answered. */
function recentAnswers(tenantId: string, videographerId: SQL, now: Date): SQL {
  const { answered: at, state, exclusiveUntil, sent } = bookingAvailability;
  // A withdrawn or still exclusive offer does not count as unanswered.
  const isLapsed = sql`${state} = 'unknown' and ${exclusiveUntil} <= ${now.toISOString()}::timestamptz`;
  return sql`select count(*) filter (where ${at} is not null or ${isLapsed})::int as asked,
      count(${at})::int as answered
    from ${bookingAvailability} where ${and(
      eq(bookingAvailability.tenantId, tenantId),
      eq(bookingAvailability.videographerId, videographerId),
      between(sent, daysBefore(now, answered.days), now),
    )}`;
}

/**
 * The active videographers of the workspace, ranked for a booking: first those who can be asked, best first,
 * ties by uuid, then those who cannot, in the same order.
 */
export async function rankVideographers(
  tx: Db,
  row: BookingRow,
  { shoots, busyTimes, offWork, declined }: ConflictFacts,
  now: Date,
  { most = 2 ** 31 - 1, isFreeOnly = false, name, location, ids, also }: Scope = {},
): Promise<Ranked[]> {
  const { tenantId } = row.booking;
  const { mean, count } = rating.prior;
  const where = and(
    eq(appUser.tenantId, tenantId),
    takesPart,
    eq(appUser.role, roles.camera_operator),
    name === undefined ? undefined : containsWords(appUser.nameSearch, name),
    location === undefined ? undefined : arrayContains(appUser.locations, [location]),
    ids === undefined ? undefined : inArray(appUser.id, ids),
    also,
  );
  const taken = idsOf([...shoots.keys(), ...busyTimes.keys(), ...offWork, ...declined.keys()]);
  const isHindered = sql`not ${servesPlace(row)} or ${appUser.id} = any(${taken})`;
  // Answers change a score by at most their weight, so they are counted only for videographers who can
  // still reach the page.
  const lowest = (of: SQL) => sql`coalesce((select base from people where ${of}
    order by base desc offset ${most - 1}::bigint limit 1), '-infinity')`;
  const margin = weights.answered + 1e-3;
  const answer = await tx.execute(sql`
    with people as materialized (
      select ${appUser.id} as id, jobs, (${isHindered}) as hindered,
        by_rating, by_distance, by_jobs, by_rating + by_distance + by_jobs as base
      from ${appUser} cross join lateral (select ${kilometres(row)} as km) home
        left join (${recentJobs(tx, tenantId, now)}) recent on recent.camera_operator_id = ${appUser.id}
        cross join lateral (select
          ${weights.rating}::float8 * (${appUser.ratingSum} + ${mean * count}::float8)
            / (${appUser.ratingCount} + ${count}::int) / ${rating.best}::int as by_rating,
          ${weights.distance}::float8
            * case when km is null then ${distance.unknown}::float8
              else 1 - least(km, ${distance.far}::int) / ${distance.far}::int end as by_distance,
          ${weights.jobs}::float8
            * (1 - least(coalesce(jobs, 0), ${jobs.many}::int)::float8 / ${jobs.many}::int) as by_jobs
        ) points
      where ${where}
    ), bounds as materialized (
      select count(*)::int as total, (count(*) filter (where not hindered))::int as free,
        ${lowest(sql`not hindered`)} as lowest_free, ${lowest(sql`hindered`)} as lowest_hindered
      from people
    ), fitting as (
      select people.*, total from people cross join bounds
      where case when not hindered then base >= lowest_free - ${margin}::float8
        else ${!isFreeOnly}::boolean and free < ${most}::bigint
          and base >= lowest_hindered - ${margin}::float8 end
    )
    select id, hindered as "isHindered", coalesce(jobs, 0) as jobs, asked, answered, total,
      json_build_object('rating', by_rating, 'distance', by_distance, 'jobs', by_jobs,
        'answered', by_answers) as points,
      -- Rounded, so that equal figures give equal scores.
      round((base + by_answers) * 1e6) / 1e6 as score
    from fitting cross join lateral (${recentAnswers(tenantId, sql`fitting.id`, now)}) answers
      cross join lateral (select ${weights.answered}::float8 * case
        when asked = 0 then ${answered.unknown}::float8 else answered::float8 / asked end as by_answers
      ) points
    order by hindered, score desc, id
    limit ${most}::bigint`);
  return rowsOf<Ranked>(answer);
}
