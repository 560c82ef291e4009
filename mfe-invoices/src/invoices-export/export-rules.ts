import { urlValue } from '@shootline/shared-api';
import { formatRules, periodRules, recipientsRules } from '@shootline/shared-api/rules';
import { isoDayOf, ruleTexts, tooLongText } from '@shootline/shared-api/values';
import { string } from 'yup';
import { type InvoiceFilter, invoiceListUrl, maxLengths } from '../filters/invoice-list-url.ts';

export const filterNames = Object.keys(invoiceListUrl.filters) as InvoiceFilter[];

const choice = () => string().defined();

function rulesOf(name: InvoiceFilter): ReturnType<typeof choice> {
  if (invoiceListUrl.filters[name] === urlValue.day) {
    return choice().test('day', ruleTexts.date, (day) => day === '' || isoDayOf(day) !== undefined);
  }
  const limits: Partial<Record<InvoiceFilter, number>> = maxLengths;
  const limit = limits[name];
  return limit === undefined ? choice() : choice().trim().max(limit, tooLongText(limit));
}

type Single = Exclude<InvoiceFilter, keyof typeof periodRules.fields>;

const singleRules = Object.fromEntries(
  filterNames.filter((name) => !(name in periodRules.fields)).map((name) => [name, rulesOf(name)]),
) as Record<Single, ReturnType<typeof choice>>;

/** The rules of the dialog Export Invoices; an empty filter matches everything. */
export const exportRules = periodRules.shape({
  view: choice(),
  ...singleRules,
  format: formatRules,
  recipients: recipientsRules,
});
