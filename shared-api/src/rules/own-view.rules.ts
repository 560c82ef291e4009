import { object, string, type ObjectSchema } from 'yup';
import type { OwnViewInput } from '../contract/index.ts';
import { ruleTexts, tooLongText } from './texts.ts';

const longestName = 60;

/** The rules of a user's own view; the server also checks that the list accepts its `search`. */
export const ownViewRules: ObjectSchema<OwnViewInput> = object({
  name: string().trim().required(ruleTexts.requiredText).max(longestName, tooLongText(longestName)),
  search: string().defined(),
});
