import { string } from 'yup';
import type { PhoneReading } from './phone.ts';
import { tooLongText } from '../texts.ts';

const longest = 60;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The rule of a phone number; an empty one passes. Cast to the form in which it is shown if `read` answers
 * synchronously.
 */
export const phoneRule = (read: (typed: string) => PhoneReading | Promise<PhoneReading>) =>
  string()
    .nullable()
    .transform((value: string | null | undefined) => {
      const text = value && oneLine(value);
      if (!text || text.length > longest) return text;
      const reading = read(text);
      return 'shown' in reading ? reading.shown : text;
    })
    .max(longest, tooLongText(longest))
    .test('phone', (value, { createError }) => {
      if (!value || value.length > longest) return true;
      const answer = (reading: PhoneReading) =>
        'shown' in reading || createError({ message: reading.problem });
      const reading = read(value);
      return reading instanceof Promise ? reading.then(answer) : answer(reading);
    });
