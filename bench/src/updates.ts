import { startTestApi } from '../../api-server/tests/test-api.ts';
import { addManyInvoices } from '../../api-server/tests/load/many-invoices.ts';
import { createTestWorkspace } from '../../api-server/tests/workspace.ts';
import { startDatabases } from './measuring/database.ts';
import { median } from '../../api-server/tests/load/percentile.ts';

// node bench/src/updates.ts: compares the cost per row of Update Selection in a request
// of 2,000 rows with that in one of 200; fails if it is more than twice as high.

const limit = 2;
const few = 200;
const many = 2000;
const rounds = 7;

async function main(): Promise<number> {
  const databases = await startDatabases();
  try {
    const api = await startTestApi({ validateResponses: false }, await databases.open('updates'));
    const users = await (await createTestWorkspace(api.db)).everyone();
    const ids = await addManyInvoices(api.db, users, many);
    let round = 0;
    /** Milliseconds per row for this many rows, all of which change. */
    const time = async (count: number) => {
      round += 1;
      const rows = ids.slice(0, count).map((uuid) => ({
        uuid,
        is_selected: true,
        sales_invoice_number: `SI-${round}`,
      }));
      const begin = performance.now();
      const { status, body } = await api.send<string>(
        users.finance,
        'POST',
        '/invoice/update-invoices',
        rows,
        { Accept: 'application/x-ndjson' },
      );
      const ms = performance.now() - begin;
      const updated = body.split('"result":"updated"').length - 1;
      if (status !== 200 || updated !== count) throw new Error(`${updated} of ${count} updated.`);
      return ms / count;
    };
    const times = { few: [] as number[], many: [] as number[] };
    for (let turn = -2; turn < rounds; turn++) {
      const [ofFew, ofMany] = [await time(few), await time(many)];
      if (turn < 0) continue;
      times.few.push(ofFew);
      times.many.push(ofMany);
    }
    const [ofFew, ofMany] = [median(times.few), median(times.many)];
    const ratio = ofMany / ofFew;
    console.log(
      `a row of Update Selection: ${ofFew.toFixed(2)} ms of ${few}, ${ofMany.toFixed(2)} ms of ` +
        `${many}, ${ratio.toFixed(1)} times`,
    );
    await api.close();
    return ratio > limit ? 1 : 0;
  } finally {
    await databases.stop();
  }
}

process.exit(await main());
