import { formatRules, periodRules, recipientsRules } from '@shootline/shared-api/rules';
import { string } from 'yup';

const choice = () => string().defined();

/** The rules of the dialog Export Analytics; an empty filter matches everything. */
export const exportRules = periodRules.shape({
  client: choice(),
  region: choice(),
  billing_region: choice(),
  camop: choice(),
  am: choice(),
  submitter: choice(),
  format: formatRules,
  recipients: recipientsRules,
});
