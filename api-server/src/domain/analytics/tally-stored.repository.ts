import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { bookingTally } from '../schema.ts';
import type { PackedTallies } from '../schema/tally.ts';
import { type Change, type Place, placeName } from './tally-changes.ts';
import { addPacked, pack } from './tally-fold.ts';

type Stored = Place & { tallies: PackedTallies };

/** Summaries written by one statement, a few MB. */
const atOnce = 2000;

/** The summaries with these keys; missing where there are no bookings. */
export async function storedOf(tx: Db, tenantId: string, places: Place[]): Promise<Stored[]> {
  return rowsOf<Stored>(
    await tx.execute(sql`
      select stored.scope, stored.period, stored.source, stored.tallies
      from json_to_recordset(${JSON.stringify(places)}::json)
          as wanted (scope text, period text, source text)
        join ${bookingTally} as stored on stored.tenant_id = ${tenantId}::uuid
          and stored.scope = wanted.scope and stored.period = wanted.period
          and stored.source = wanted.source`),
  );
}

const placeOf = ({ scope, period, source }: Place) => ({ scope, period, source });

async function putSome(tx: Db, tenantId: string, changes: Change[]): Promise<void> {
  const packed = changes.map((change) => ({ ...placeOf(change), tallies: pack(change.fold) }));
  const kept = packed.filter(({ tallies }) => tallies !== undefined);
  const gone = packed.filter(({ tallies }) => tallies === undefined).map(placeOf);
  await tx.execute(sql`
    insert into ${bookingTally} (tenant_id, scope, period, source, tallies)
    select ${tenantId}::uuid, scope, period, source, tallies
    from json_to_recordset(${JSON.stringify(kept)}::json)
      as kept (scope text, period text, source text, tallies json)
    on conflict (tenant_id, scope, period, source) do update set tallies = excluded.tallies`);
  if (gone.length === 0) return;
  await tx.execute(sql`
    delete from ${bookingTally} as stored
    using json_to_recordset(${JSON.stringify(gone)}::json)
      as gone (scope text, period text, source text)
    where stored.tenant_id = ${tenantId}::uuid and stored.scope = gone.scope
      and stored.period = gone.period and stored.source = gone.source`);
}

async function addSome(tx: Db, tenantId: string, changes: Change[]): Promise<void> {
  const foldNamed = new Map(changes.map((change) => [placeName(change), change.fold]));
  for (const stored of await storedOf(tx, tenantId, changes.map(placeOf))) {
    const fold = foldNamed.get(placeName(stored));
    if (fold) addPacked(fold, stored.tallies);
  }
  await putSome(tx, tenantId, changes);
}

const inParts = (write: typeof putSome): typeof putSome => {
  return async (tx, tenantId, changes) => {
    for (let from = 0; from < changes.length; from += atOnce) {
      await write(tx, tenantId, changes.slice(from, from + atOnce));
    }
  };
};

/** Adds changes to the summaries; deletes the rows of those that become empty. */
export const addToStored = inParts(addSome);

/** Replaces summaries; deletes the rows of those that are empty. */
export const putInStored = inParts(putSome);
