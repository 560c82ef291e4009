import { ValidationError } from 'yup';
import type { BusyTimeInput } from '../../contract/index.ts';
import { busySpan, busyTimeRules } from './busy-time.rules.ts';

const zone = 'America/New_York';

const input = (changes: Partial<BusyTimeInput> = {}): BusyTimeInput => ({
  starts: '12-03-2026 09:00',
  ends: '12-03-2026 17:30',
  is_all_day: false,
  note: '',
  ...changes,
});

/** The errors, as `field: message`. */
function errorsOf(changes: object, inZone = zone): string[] {
  try {
    busyTimeRules(inZone).validateSync({ ...input(), ...changes }, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, message }) => `${path}: ${message}`).sort();
  }
}

const day = { is_all_day: true };
const skipped =
  'starts: This time does not exist on that day, because the clocks go forward. The next valid time is 3:00 am EDT.';

test.each<[string, object, string[]]>([
  ['some hours', {}, []],
  ['a year of whole days', { starts: '01-01-2028', ends: '31-12-2028', ...day }, []],
  ['one whole day, whatever its times', { ends: '12-03-2026 00:00', ...day }, []],
  [
    'nothing',
    { starts: '', ends: undefined },
    ['ends: Please enter a value.', 'starts: Please enter a value.'],
  ],
  ['no choice of whole days', { is_all_day: null }, ['is_all_day: Please select a value.']],
  ['a day that does not exist', { starts: '31-02-2026 09:00' }, ['starts: Enter a valid date.']],
  [
    'a whole day that does not exist',
    { starts: '31-02-2026 09:00', ...day },
    ['starts: Enter a valid date.'],
  ],
  [
    'a whole day with too many digits',
    { ends: '12-03-20261', ...day },
    ['ends: Enter a valid date.'],
  ],
  ['a time without a day', { starts: ' 09:00' }, ['starts: Please enter a value.']],
  ['a whole day that was cleared', { starts: ' 09:00', ...day }, ['starts: Please enter a value.']],
  ['a day without a time', { ends: '12-03-2026' }, ['ends: Please enter a value.']],
  ['a day whose time was cleared', { ends: '12-03-2026 ' }, ['ends: Please enter a value.']],
  ['an invalid time', { ends: '12-03-2026 25:00' }, ['ends: Enter a valid time, such as 9:30 am.']],
  ['a time that the clocks skip', { starts: '08-03-2026 02:30' }, [skipped]],
  [
    'a whole day with a clock change',
    { starts: '08-03-2026 02:30', ends: '08-03-2026 02:30', ...day },
    [],
  ],
  ['an end at the start', { ends: '12-03-2026 09:00' }, ['ends: Enter a time after the start.']],
  [
    'a last day before the first',
    { ends: '11-03-2026 17:30', ...day },
    ['ends: Enter a date on or after the first one.'],
  ],
  ['more than a year', { ends: '14-03-2027 09:00' }, ['ends: Enter at most a year.']],
  ['a day too far in the future', { ends: '31-12-9999 09:00' }, ['ends: Enter a valid date.']],
  ['a long note', { note: 'n'.repeat(201) }, ['note: Enter at most 200 characters.']],
])('%s', (_what, changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors);
});

const spanOf = (changes: Partial<BusyTimeInput>, inZone = zone) => {
  const { from, to } = busySpan(input(changes), inZone);
  return [from.toISOString(), to.toISOString()];
};

test('hours follow the clocks of the zone', () => {
  expect(spanOf({})).toEqual(['2026-03-12T13:00:00.000Z', '2026-03-12T21:30:00.000Z']);
});

test('whole days last from midnight to the midnight after the last day, even when clocks change', () => {
  const week = { starts: '07-03-2026 15:00', ends: '08-03-2026 09:00', is_all_day: true };
  expect(spanOf(week)).toEqual(['2026-03-07T05:00:00.000Z', '2026-03-09T04:00:00.000Z']);
  expect(spanOf({ ...week, starts: '08-03-2026', ends: '08-03-2026' })).toEqual([
    '2026-03-08T05:00:00.000Z',
    '2026-03-09T04:00:00.000Z',
  ]);
  // The clocks skip the first hour of this day, so it begins at 1 am.
  const late = { starts: '06-09-2026', ends: '06-09-2026', is_all_day: true };
  expect(spanOf(late, 'America/Santiago')).toEqual([
    '2026-09-06T04:00:00.000Z',
    '2026-09-07T03:00:00.000Z',
  ]);
});
