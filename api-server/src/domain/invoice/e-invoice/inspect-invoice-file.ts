import { t } from '@shootline/shared-api/rules';
import { eInvoiceRefusal } from '@shootline/shared-api/rules/e-invoice';
import type { InspectFile } from '../../../platform/files/upload.ts';
import { spareCores, tookTooLong, workerPool } from '../../../platform/workers/worker-pool.ts';
import type * as worker from './e-invoice.worker.ts';

/** Milliseconds; files of public test suites take less than one second. */
const longestMs = 15_000;

const read = workerPool<typeof worker.readEInvoiceFile>(
  new URL('./e-invoice.worker.ts', import.meta.url),
  'readEInvoiceFile',
  { threads: spareCores(2), waiting: 20, longestMs },
);

/** Why an invoice's file is refused: an e-invoice that breaks a rule of EN 16931. Throws 503 when busy. */
export const inspectInvoiceFile: InspectFile = async ({ path, contentType }) => {
  const isPdf = contentType === 'application/pdf';
  if (!isPdf && contentType !== 'application/xml') return undefined;
  try {
    return eInvoiceRefusal(await read({ path, isPdf }));
  } catch (error) {
    // The thread has been ended for its memory or time.
    const isEnded = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (!isEnded && !tookTooLong(error)) throw error;
    return t('This file cannot be read as it takes too long. Export it again.');
  }
};
