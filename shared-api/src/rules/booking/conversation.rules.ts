import { type ObjectSchema, number, object, string } from 'yup';
import type { CommentInput, FeedbackInput } from '../../contract/index.ts';
import { ruleTexts } from '../texts.ts';

/** The rules of a comment, new or edited. */
export const commentRules = object({
  text: string().trim().required(ruleTexts.requiredText),
}) satisfies ObjectSchema<CommentInput>;

/** The rules of Share Feedback: a rating from 0 to 5 stars. */
export const feedbackRules = object({
  rating: number()
    .typeError(ruleTexts.number)
    .integer(ruleTexts.number)
    .min(0, ruleTexts.number)
    .max(5, ruleTexts.number)
    .required(ruleTexts.requiredSelect),
  feedback_note: string().trim().nullable(),
}) satisfies ObjectSchema<FeedbackInput>;
