import { answer, cut, hang, html, slow, status, unavailable } from '../answers.ts';
import { type Failure, invoicesArea } from '../failure.ts';
import { entryFile, pageParts, parts, publish, renamed } from '../published.ts';
import { altered, broken, cannotBeReached, gone, tooSlow, unreadable } from '../sentences.ts';

/** Failures of a remote's code: its entry, and the parts that the entry loads. */
export const codeRows: Failure[] = [
  {
    ...invoicesArea,
    what: 'its entry is cut off',
    users: cannotBeReached,
    operators: 'unreachable: … cannot be reached',
    fail: answer(entryFile, cut),
  },
  {
    ...invoicesArea,
    what: 'its entry arrives after 30 seconds',
    users: tooSlow,
    operators: 'too-slow: … takes longer than 5000 ms.',
    fail: answer(entryFile, slow),
  },
  {
    ...invoicesArea,
    what: 'its entry hangs',
    users: tooSlow,
    operators: 'too-slow: … takes longer than 5000 ms.',
    fail: answer(entryFile, hang),
  },
  {
    ...invoicesArea,
    what: 'its entry is gone (404)',
    users: gone,
    operators: 'gone: … answers 404.',
    fail: answer(entryFile, status(404)),
  },
  {
    ...invoicesArea,
    what: 'its entry answers 503 with JSON',
    users: cannotBeReached,
    operators: 'unreachable: … answers 503.',
    fail: answer(entryFile, unavailable),
  },
  {
    ...invoicesArea,
    what: 'its entry answers 200 with an HTML page',
    users: unreadable,
    operators: 'unreadable: … is text/html.',
    fail: answer(entryFile, html),
  },
  {
    ...invoicesArea,
    what: 'its entry does not have the published integrity',
    users: altered,
    operators: 'altered: … does not have the integrity',
    fail: answer(entryFile, status(200, 'alert(1);', 'text/javascript')),
    isSampled: true,
  },
  {
    ...invoicesArea,
    heals: 'retry',
    what: 'its entry throws',
    users: broken,
    operators: 'broken: …',
    fail: (stage) => publish(stage, { entry: () => 'throw new Error("It cannot start.");' }),
    isSampled: true,
  },
  {
    ...invoicesArea,
    what: 'a part of its code is cut off',
    users: cannotBeReached,
    operators: 'unreachable: … cannot be reached',
    fail: answer(parts, cut),
  },
  {
    ...invoicesArea,
    what: 'a part of its code hangs',
    users: tooSlow,
    operators: 'too-slow: … takes longer than 5000 ms.',
    fail: answer(parts, hang),
  },
  {
    ...invoicesArea,
    what: 'a part of its code answers 200 with an HTML page',
    users: unreadable,
    operators: 'unreadable: … is text/html.',
    fail: answer(parts, html),
  },
  {
    ...invoicesArea,
    what: 'a part of its code does not have the published integrity',
    users: altered,
    operators: 'altered: … does not have the integrity',
    fail: answer(parts, status(200, 'alert(1);', 'text/javascript')),
  },
  {
    ...invoicesArea,
    what: 'a part of its code is missing (404)',
    users: gone,
    operators: 'gone: … answers 404.',
    fail: answer(parts, status(404)),
  },
  {
    ...invoicesArea,
    what: 'a part of its code is missing because a newer version replaced it',
    users: gone,
    operators: 'gone: … answers 404.',
    // The first part, with all routes, was loaded before the failure.
    fail: answer(pageParts, status(404)),
    mend: (stage) => publish(stage, { version: '9.0.0-later', part: renamed }),
    back: ({ page }) => page.getByRole('heading', { name: 'All Invoices' }).waitFor(),
    isSampled: true,
  },
];
