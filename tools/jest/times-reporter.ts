import { noteTime } from '../test/file-times.ts';

type Ended = { ancestorTitles: string[]; duration?: number | null };

/** Notes how long each test took. In a group of files the outermost block has the name of its file. */
export default class TimesReporter {
  onTestCaseResult({ path }: { path: string }, { ancestorTitles, duration }: Ended): void {
    const [block = path] = path.endsWith('.group.mjs') ? ancestorTitles : [path];
    noteTime(block, duration ?? 0);
  }
}
