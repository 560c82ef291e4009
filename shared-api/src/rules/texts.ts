import { t } from '../texts/texts.ts';
/** The error text of a text with more than `limit` characters. */
export function tooLongText(limit: number): string {
  return t('Enter at most {limit} characters.', { limit });
}

/** The shared error texts of invalid input. */
export const ruleTexts = {
  requiredText: t('Please enter a value.'),
  requiredSelect: t('Please select a value.'),
  requiredSelection: t('Please select at least one value.'),
  email: t('Enter a valid email address.'),
  date: t('Enter a valid date.'),
  time: t('Enter a valid time, such as 9:30 am.'),
  period: t('Enter a date on or after the first one.'),
  number: t('Enter a valid number.'),
  currency: t('Enter a valid currency.'),
  file: t('Please choose a file to upload.'),
  address: t(
    'Please type the address and then choose the suggestion that matches the full address.',
  ),
} as const;
