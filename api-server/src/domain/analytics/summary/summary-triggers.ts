import { getTableName, type PgColumn } from '../../../platform/db/drizzle.ts';
import { columnsOf, sourceNames } from './summary-sources.ts';
import { cellIn } from './summary.ts';

/** Rows that are in no figure: feedback that is only asked for. */
const counted = new Map([['feedback', 'concerned.received']]);

/** The bookings that a statement concerns, as `concerned`: as they were and as they are. */
const ofBookings = {
  written: 'changed AS concerned',
  changed: `changed JOIN former USING (tenant_id, id) CROSS JOIN LATERAL (VALUES
    (tenant_id, former.day, former.region, former.billing_region, former.account_manager_id),
    (tenant_id, changed.day, changed.region, changed.billing_region, changed.account_manager_id)
  ) AS concerned (tenant_id, day, region, billing_region, account_manager_id)`,
};

const ofOthers = {
  written: 'changed AS concerned',
  changed: `changed JOIN former USING (tenant_id, id)
    CROSS JOIN LATERAL (VALUES (tenant_id, former.booking_id), (tenant_id, changed.booking_id))
    AS concerned (tenant_id, booking_id)`,
};

/** Adds due rows of bookings, row by row: see `events.sql`. */
const bookingsDue = (from: string, where: string) => `
    FOR due IN
      SELECT DISTINCT concerned.tenant_id, ${cellIn('concerned')} AS cell, concerned.day
      FROM ${from} WHERE ${where}
    LOOP
      INSERT INTO shootline.summary_due (tenant_id, cell, day)
        VALUES (due.tenant_id, due.cell, due.day);
    END LOOP;`;

/** Adds due rows of the bookings that rows of another table belong to. */
const ownersDue = (from: string, where: string) => `
    FOR due IN
      SELECT DISTINCT concerned.tenant_id, concerned.booking_id FROM ${from} WHERE ${where}
    LOOP
      INSERT INTO shootline.summary_due (tenant_id, cell, day)
        SELECT concerned.tenant_id, ${cellIn('concerned')}, concerned.day
        FROM shootline.booking AS concerned
        WHERE concerned.tenant_id = due.tenant_id AND concerned.id = due.booking_id;
    END LOOP;`;

function triggersOf(table: string, columns: PgColumn[]): string {
  const isBooking = table === 'booking';
  const { written, changed } = isBooking ? ofBookings : ofOthers;
  const insert = isBooking ? bookingsDue : ownersDue;
  const row = (name: string) => `ROW(${columns.map((column) => `${name}.${column.name}`).join()})`;
  const trigger = (event: string, rows: string) => `
CREATE OR REPLACE TRIGGER due_of_${table}_${event} AFTER ${event} ON shootline.${table}
  REFERENCING ${rows}
  FOR EACH STATEMENT EXECUTE FUNCTION shootline.due_of_${table}();`;
  return `
CREATE OR REPLACE FUNCTION shootline.due_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE due record;
BEGIN
  IF TG_OP = 'UPDATE' THEN${insert(changed, `${row('former')} IS DISTINCT FROM ${row('changed')}`)}
  ELSE${insert(written, counted.get(table) ?? 'true')}
  END IF;
  RETURN NULL;
END $$;
${trigger('insert', 'NEW TABLE AS changed')}
${trigger('delete', 'OLD TABLE AS changed')}
${trigger('update', 'OLD TABLE AS former NEW TABLE AS changed')}
`;
}

/**
 * Triggers that make the summaries of changed bookings due, if a column changes that a source reads. A
 * renamed client, a new title or invoice state change no figure.
 */
export const summaryTriggers: string[] = [
  ...Map.groupBy(columnsOf(sourceNames), ({ table }) => getTableName(table)),
].map(([table, columns]) => triggersOf(table, columns));
