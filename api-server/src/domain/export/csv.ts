import { workerPool } from '../../platform/workers/worker-pool.ts';
import type { Cell } from './reports/cells.rules.ts';
import type * as worker from './csv.worker.ts';

const write = workerPool<typeof worker.writeCsv>(
  new URL('./csv.worker.ts', import.meta.url),
  'writeCsv',
  { threads: 1, waiting: 20 },
);

/**
 * Records as RFC 4180 in UTF-8, with texts made safe for spreadsheets, and a byte order mark if they are the
 * file's first ones. Throws 503 when too many files are being written.
 */
export const csvOf = (
  records: Cell[][],
  options: Omit<worker.CsvInput, 'records'>,
): Promise<Uint8Array> => write({ records, ...options });
