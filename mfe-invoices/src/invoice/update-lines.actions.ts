import {
  api,
  ApiError,
  dataOf,
  type InvoiceUpdate,
  type InvoiceUpdateResult,
} from '@shootline/shared-api';

/** Longest wait for the next results, in milliseconds. */
const deadline = 120_000;

/** A line of the answer: one result, or all of them if the answer is not streamed. */
type Line = InvoiceUpdateResult | { results: InvoiceUpdateResult[] };

function parsed(line: string): InvoiceUpdateResult[] {
  const value = JSON.parse(line) as Line;
  return 'results' in value ? value.results : [value];
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

function failureOf(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return new ApiError(isLate ? 'timeout' : 'network', 0, undefined, error);
}

/**
 * Yields the result of each update, in order, as its row is written. Throws `ApiError`, also if fewer
 * results than updates arrive; the results yielded before remain valid.
 */
export async function* updateResults(
  updates: InvoiceUpdate[],
): AsyncGenerator<InvoiceUpdateResult> {
  const late = new AbortController();
  const end = () => late.abort(new DOMException('No answer came in time.', 'TimeoutError'));
  let timer = setTimeout(end, deadline);
  let missing = updates.length;
  try {
    const body = await dataOf<ReadableStream<Uint8Array> | null>(
      api.POST('/invoice/update-invoices', {
        body: updates,
        headers: { Accept: 'application/x-ndjson' },
        parseAs: 'stream',
        fetch: (request) => globalThis.fetch(request),
        signal: late.signal,
      }),
    );
    if (!body) throw new ApiError('InternalError', 0);
    for await (const line of linesOf(body)) {
      clearTimeout(timer);
      timer = setTimeout(end, deadline);
      for (const result of parsed(line)) {
        missing -= 1;
        yield result;
      }
    }
  } catch (error) {
    throw failureOf(error);
  } finally {
    clearTimeout(timer);
  }
  if (missing > 0) throw new ApiError('network', 0);
}
