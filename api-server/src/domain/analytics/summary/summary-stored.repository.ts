import { sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inBatches } from '../../../platform/db/query.ts';
import { rowsOf } from '../../../platform/db/rows.ts';
import { bookingSummary, numbering } from '../../schema.ts';
import type { PackedSums } from '../../schema/summary.ts';
import { pack } from './summary-fold.ts';
import { type Folds, type Place, scopeOfAll } from './summary-scope.rules.ts';
import { ever } from './summary-period.rules.ts';

/** Summaries written by one statement, a few MB. */
const atOnce = 2000;

/** Whether a workspace has summaries. */
export async function isSummarized(tx: Db, tenantId: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from ${bookingSummary} where tenant_id = ${tenantId}::uuid
      and scope = ${scopeOfAll} and source = 'bookings' and period = ${ever}`);
  return rowsOf(rows).length > 0;
}

/** A summary to read; `sign` says whether to add it or to take it away. */
export type Wanted = Place & { sign?: 1 | -1 };

const keysOf = (places: Wanted[]) =>
  sql`json_to_recordset(${JSON.stringify(places.map(keyOf))}::json)
    as wanted (scope text, period text, source text, sign int)`;
const keyOf = ({ scope, period, source, sign }: Wanted) => ({ scope, period, source, sign });
const isWanted = sql`stored.scope = wanted.scope and stored.period = wanted.period
  and stored.source = wanted.source`;

/** The summaries at these places; missing where there are no bookings. */
export async function findSummaries(
  tx: Db,
  tenantId: string,
  places: Wanted[],
): Promise<(Wanted & { sums: PackedSums })[]> {
  if (places.length === 0) return [];
  return rowsOf(
    await tx.execute(sql`
      select stored.scope, stored.period, stored.source, sign, stored.sums
      from ${keysOf(places)} join ${bookingSummary} as stored
        on stored.tenant_id = ${tenantId}::uuid and ${isWanted}`),
  );
}

/**
 * Replaces the summaries at the places of folds; deletes the rows of those that are empty. They are inserted
 * from the workspace's one row of `numbering`, so that Citus does it on that row's machine.
 */
export async function putSummaries(tx: Db, tenantId: string, folds: Folds): Promise<void> {
  const packed = folds.all().map(({ fold, ...place }) => ({ ...place, sums: pack(fold) }));
  const kept = packed.filter(({ sums }) => sums !== undefined);
  for (const some of inBatches(kept, atOnce)) {
    await tx.execute(sql`
      insert into ${bookingSummary} (tenant_id, scope, source, period, sums)
      select ${numbering.tenantId}, scope, source, period, sums
      from ${numbering} cross join json_to_recordset(${JSON.stringify(some)}::json)
        as kept (scope text, source text, period text, sums json)
      where ${numbering.tenantId} = ${tenantId}::uuid
      on conflict (tenant_id, scope, source, period) do update set sums = excluded.sums`);
  }
  const gone = packed.filter(({ sums }) => sums === undefined);
  if (gone.length === 0) return;
  await tx.execute(sql`
    delete from ${bookingSummary} as stored using ${keysOf(gone)}
    where stored.tenant_id = ${tenantId}::uuid and ${isWanted}`);
}
