import { spareCores, workerPool } from '../../platform/workers/worker-pool.ts';
import type { CallSheetContent } from './call-sheet-content.ts';
import type * as worker from './call-sheet.worker.ts';

const file = new URL('./call-sheet.worker.ts', import.meta.url);

const render = workerPool<typeof worker.renderCallSheet>(file, 'renderCallSheet', {
  threads: spareCores(4),
  waiting: 20,
});

const findUnprintable = workerPool<typeof worker.unprintableLetters>(file, 'unprintableLetters', {
  threads: 1,
  waiting: 20,
});

/** The letters of a call sheet that no font has, each once. Throws 503 when too many are being checked. */
export const unprintableLetters = (content: CallSheetContent): Promise<string[]> =>
  findUnprintable(content);

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
