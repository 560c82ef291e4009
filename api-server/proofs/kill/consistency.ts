import { sql } from '../../src/platform/db/drizzle.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { rowsOf } from '../../src/platform/db/rows.ts';

const inconsistencies = {
  'bookings without both threads': sql`
    select id from shootline.booking b
    where (select count(*) from shootline.comment_thread where tenant_id = b.tenant_id and booking_id = b.id) <> 2`,
  'bookings whose last log is of another state': sql`
    select id from shootline.booking b where state is distinct from
      (select to_state from shootline.state_log where tenant_id = b.tenant_id and booking_id = b.id
        order by version desc limit 1)`,
  'bookings with a step that is not logged once': sql`
    select id from shootline.booking b where version <>
      (select count(distinct version) from shootline.state_log where tenant_id = b.tenant_id and booking_id = b.id)
      or version <> (select count(*) from shootline.state_log where tenant_id = b.tenant_id and booking_id = b.id)`,
  'keys whose write is not there': sql`
    select key as id from shootline.idempotency_key where answer is null`,
  'notifications of no booking': sql`
    select id from shootline.user_action a
    where not exists (select from shootline.booking where tenant_id = a.tenant_id and id = a.booking_id)`,
};

/** Finds inconsistencies that no completed transaction leaves behind. */
export async function inconsistenciesIn(db: Db): Promise<string[]> {
  const findings: string[] = [];
  for (const [what, query] of Object.entries(inconsistencies)) {
    const ids = rowsOf<{ id: string }>(await db.execute(query)).map(({ id }) => id);
    if (ids.length > 0) findings.push(`${what}: ${ids.slice(0, 5).join(', ')}`);
  }
  return findings;
}
