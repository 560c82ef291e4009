import type { TestEvent } from 'node:test/reporters';
import { noteTime } from '../../../tools/test/file-times.ts';

/** Notes how long each test took with its hooks: as tests run one after another, since the last one ended. */
export default async function* timesReporter(source: AsyncIterable<TestEvent>) {
  let last = performance.now();
  for await (const { type, data } of source) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.nesting > 0) continue;
    const now = performance.now();
    if (data.file !== undefined) noteTime(data.file, now - last);
    last = now;
    yield '';
  }
}
