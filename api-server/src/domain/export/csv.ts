import { workerPool } from '../../platform/workers/worker-pool.ts';
import type * as worker from './csv.worker.ts';

const write = workerPool<typeof worker.writeCsv>(
  new URL('./csv.worker.ts', import.meta.url),
  'writeCsv',
  { threads: 1, waiting: 20 },
);

/**
 * Records as RFC 4180 in UTF-8, with a byte order mark if they are the file's first ones. Throws 503 when
 * too many files are being written.
 */
export async function csvOf(
  records: string[][],
  { isFirst }: { isFirst: boolean },
): Promise<Uint8Array> {
  return write({ records, isFirst });
}
