import { t } from '../../texts/texts.ts';
import { type ObjectSchema, object, string } from 'yup';
import type { OwnCalendarInput } from '../../contract/index.ts';
import { ruleTexts } from '../texts.ts';

const longest = 2000;

/** Texts of the form's own rules. */
export const ownCalendarTexts = {
  address: t('Enter an address that begins with https:// or webcal://.'),
  user: t('Enter an address without a user name and password.'),
} as const;

/** The https address of an entered one; calendar apps write webcal for it. */
export const calendarUrl = (entered: string): string =>
  entered.trim().replace(/^webcals?:/i, 'https:');

/** The rules of the address of an own calendar, shared by the form and the server. */
export const ownCalendarRules: ObjectSchema<OwnCalendarInput> = object({
  url: string()
    .trim()
    .required(ruleTexts.requiredText)
    .max(longest, ownCalendarTexts.address)
    .test('address', (entered, { createError }) => {
      const url = URL.parse(calendarUrl(entered));
      if (url?.protocol !== 'https:') return createError({ message: ownCalendarTexts.address });
      const isPlain = url.username === '' && url.password === '';
      return isPlain || createError({ message: ownCalendarTexts.user });
    }),
});
