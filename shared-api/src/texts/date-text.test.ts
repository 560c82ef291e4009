import { dateFormat, datePartsOf, lengthText, relativeText } from './date-text.ts';
import { speak } from './texts.ts';

afterEach(() => speak('en-AU'));

const at = new Date('2026-09-03T23:30:00Z');
const month = { month: 'short', year: 'numeric' } as const;

it('writes dates in the language of the reader, with the same months for all English ones', () => {
  expect(dateFormat(month).format(at)).toBe('Sep 2026');
  speak('de');
  expect(dateFormat({ month: 'long', year: 'numeric' }).format(at)).toBe('September 2026');
});

it('reads the clock of the zone that it is given, otherwise of UTC', () => {
  const hour = { hour: 'numeric', minute: '2-digit' } as const;
  expect(datePartsOf(dateFormat(hour), at)).toMatchObject({ hour: '11', dayPeriod: 'PM' });
  const inSydney = dateFormat({ ...hour, timeZone: 'Australia/Sydney' });
  expect(datePartsOf(inSydney, at)).toMatchObject({ hour: '9', dayPeriod: 'AM' });
});

it('writes lengths of time and times from now', () => {
  expect([
    lengthText(12, 'day'),
    relativeText(41, 'hour'),
    relativeText(-1, 'day', 'auto'),
  ]).toEqual(['12 days', 'in 41 hours', 'yesterday']);
  speak('de');
  expect([
    lengthText(12, 'day'),
    relativeText(41, 'hour'),
    relativeText(-1, 'day', 'auto'),
  ]).toEqual(['12 Tage', 'in 41 Stunden', 'gestern']);
});
