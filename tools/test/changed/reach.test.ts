import { originsOf } from './named-imports.ts';
import { noticing } from './reach.ts';

const tests = [
  'api-server/src/domain/offer/queue/offer-queue.test.ts',
  'api-server/src/domain/offer/queue/queue.test.ts',
  'api-server/src/domain/calendar/calendar.test.ts',
  'api-server/src/main.test.ts',
  'mfe-bookings/src/staffing/staffing.test.tsx',
];

test.each([
  [
    'tests of its part, and those beside what uses it',
    'api-server/src/domain/offer/queue/offer-queue.ts',
    ['api-server/src/domain/calendar/calendar.ts', 'api-server/src/app.ts'],
    tests.slice(0, 3),
  ],
  [
    'all of the app if no test is near',
    'mfe-bookings/src/row-step/row-step.ts',
    [],
    tests.slice(4),
  ],
  ['itself if it is a test', tests[3]!, [], tests.slice(3, 4)],
  ['nothing if no code changed', 'docs/testing.md', [], []],
])('a change is noticed by %s', (_what, changed, users, noticed) => {
  const reached = new Set([changed, ...users]);
  expect(tests.filter(noticing([changed], reached, tests))).toEqual(noticed);
});

test('a name that a package passes on comes from the file that has it', () => {
  expect(
    originsOf(
      'mfe-bookings/src/hub-sync/use-hub-sync.ts',
      '@shootline/shared-ui',
      'shared-ui/src/index.ts',
    ),
  ).toEqual(['shared-ui/src/toasts/toast-store.ts']);
});
