import { spareCores, workerPool } from '../../../platform/workers/worker-pool.ts';
import type * as worker from './invoice.worker.ts';

/** An invoice or statement as an A4 PDF. Throws 503 when too many are being made. */
export const renderInvoice = workerPool<typeof worker.renderInvoice>(
  new URL('./invoice.worker.ts', import.meta.url),
  'renderInvoice',
  { threads: spareCores(2), waiting: 20 },
);
