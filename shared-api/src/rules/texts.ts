/** The error text of a text with more than `limit` characters. */
export function tooLongText(limit: number): string {
  return `Enter at most ${limit} characters.`;
}

/** The shared error texts of invalid input (S1 §5, S2 §5). */
export const ruleTexts = {
  requiredText: 'Please enter a value.',
  requiredSelect: 'Please select a value.',
  requiredSelection: 'Please select at least one value.',
  email: 'Enter a valid email address.',
  date: 'Enter a valid date.',
  time: 'Enter a valid time, such as 9:30 am.',
  period: 'Enter a date on or after the first one.',
  number: 'Enter a valid number.',
  currency: 'Enter a valid currency.',
  file: 'Please choose a file to upload.',
  address: 'Please type the address and then choose the suggestion that matches the full address.',
} as const;
