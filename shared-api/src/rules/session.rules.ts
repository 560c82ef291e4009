import { object, string, type ObjectSchema } from 'yup';
import type { Credentials } from '../contract/index.ts';
import { emailRule } from './text/email.ts';
import { ruleTexts } from './texts.ts';

/** Rules of the sign-in form, shared by the form and the server. */
export const credentialsRules: ObjectSchema<Credentials> = object({
  email: emailRule().required(ruleTexts.requiredText),
  password: string().required(ruleTexts.requiredText),
  alias: string().trim().required(ruleTexts.requiredText),
});
