import { spareCores, workerPool } from '../../../platform/workers/worker-pool.ts';
import type { CallSheetContent } from '../call-sheet-content.ts';
import type * as worker from './call-sheet.worker.ts';

const render = workerPool<typeof worker.renderCallSheet>(
  new URL('./call-sheet.worker.ts', import.meta.url),
  'renderCallSheet',
  { threads: spareCores(4), waiting: 20 },
);

/**
 * A call sheet as an A4 PDF in any script, with as many pages as needed. Throws 503 when too many are
 * being made.
 */
export async function renderCallSheet(
  content: CallSheetContent,
  created: Date,
): Promise<Uint8Array> {
  return render({ content, created });
}
