import type { Reporter } from '@playwright/test/reporter';
import { noteTime } from '../../tools/test/file-times.ts';

/** Notes how long each test took. */
export default class TimesReporter implements Reporter {
  onTestEnd(...[{ location }, { duration }]: Parameters<NonNullable<Reporter['onTestEnd']>>) {
    noteTime(location.file, duration);
  }
}
