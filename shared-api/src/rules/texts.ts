/** The shared texts of bad input (S1 §5, S2 §5). */
export const ruleTexts = {
  requiredText: 'Please enter a value.',
  requiredSelect: 'Please select a value.',
  email: 'Enter a valid email address.',
  date: 'Enter a valid date.',
} as const;
