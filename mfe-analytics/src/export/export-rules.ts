import { formatRules, periodRules, recipientsRules } from '@shootline/shared-api/rules';
import { string } from 'yup';
import { type AnalyticsFilterName, analyticsFilterNames } from '../filters/analytics-url.ts';

const choice = () => string().defined();

type Choice = Exclude<AnalyticsFilterName, keyof typeof periodRules.fields>;

const choices = Object.fromEntries(
  analyticsFilterNames
    .filter((name) => !(name in periodRules.fields))
    .map((name) => [name, choice()]),
) as Record<Choice, ReturnType<typeof choice>>;

/** The rules of the dialog Export Analytics; an empty filter matches everything. */
export const exportRules = periodRules.shape({
  ...choices,
  format: formatRules,
  recipients: recipientsRules,
});
