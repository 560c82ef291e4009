import { string } from 'yup';
import { ruleTexts } from './texts.ts';

const address = string().email();

/** Whether a text is a mail address that can be reached from outside, unlike `a@b`. */
export function isEmail(text: string): boolean {
  return /@.+\./.test(text) && address.isValidSync(text);
}

/** The rule of every mail address (S1 §5), for a text schema's `test`; an empty one passes. */
export const emailTest = {
  name: 'email',
  message: ruleTexts.email,
  test: (text: string | null | undefined) => !text || isEmail(text),
};
