import { appendFileSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PgPreparedQuery } from '../../src/platform/db/drizzle.ts';

type Run = (this: unknown, text: string, ...rest: unknown[]) => Promise<unknown>;

/** A statement of the server, and the place in its code that runs it. */
export type Recorded = { text: string; at: string };

const source = fileURLToPath(new URL('../../src/', import.meta.url));
const tests = fileURLToPath(new URL('../..', import.meta.url));

/** The place in the server's code that awaits a statement; undefined if a test runs it. */
function placeIn(stack: string | undefined): string | undefined {
  const frames = (stack ?? '').split('\n').slice(1);
  const place = frames.find(
    (frame) =>
      frame.includes(tests) && !frame.includes('node_modules') && !frame.includes(import.meta.url),
  );
  return place?.includes(source) && !place.includes('.test.ts')
    ? place.slice(place.indexOf(source) + source.length).replace(/\)$/, '')
    : undefined;
}

/** Notes each statement of the server in a folder, once for each process. */
export function recordStatements(folder: string): void {
  const noted = new Set<string>();
  const prepared = PgPreparedQuery.prototype as unknown as { queryWithCache: Run };
  const run = prepared.queryWithCache;
  prepared.queryWithCache = async function note(text, ...rest) {
    const result = await Reflect.apply(run, this, [text, ...rest]);
    if (noted.has(text)) return result;
    // After the statement, as the place that awaits it is known only then.
    const at = placeIn(new Error('statement').stack);
    if (at === undefined) return result;
    noted.add(text);
    // A separate file for each test process.
    appendFileSync(join(folder, String(process.pid)), `${JSON.stringify({ text, at })}\n`);
    return result;
  };
}

/** The statements that all processes noted, each once. */
export function recordedIn(folder: string): Recorded[] {
  const lines = readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean),
  );
  const all = lines.map((line) => JSON.parse(line) as Recorded);
  return [...new Map(all.map((one) => [one.text, one])).values()];
}
