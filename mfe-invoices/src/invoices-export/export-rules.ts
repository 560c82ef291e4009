import { formatRules, periodRules, recipientsRules } from '@shootline/shared-api/rules';
import { isoDayOf, ruleTexts, tooLongText } from '@shootline/shared-api/values';
import { string } from 'yup';
import { maxLengths } from '../filters/invoice-list-url.ts';

const choice = () => string().defined();
const text = (limit: number) => string().defined().trim().max(limit, tooLongText(limit));

/** The rules of the dialog Export Invoices; an empty filter matches everything. */
export const exportRules = periodRules.shape({
  view: choice(),
  at_date: string()
    .defined()
    .test('day', ruleTexts.date, (day) => day === '' || isoDayOf(day) !== undefined),
  title: text(maxLengths.title),
  booking_uid: text(maxLengths.booking_uid),
  client: choice(),
  camop: choice(),
  invoice_number: text(maxLengths.invoice_number),
  quote_number: text(maxLengths.quote_number),
  po_number: text(maxLengths.po_number),
  sales_invoice_number: text(maxLengths.sales_invoice_number),
  is_invoice_number_exist: choice(),
  is_approved: choice(),
  is_quote_number_exist: choice(),
  is_po_number_exist: choice(),
  is_sales_invoice_number_exist: choice(),
  added_to_xero: choice(),
  billed_to_client: choice(),
  format: formatRules,
  recipients: recipientsRules,
});
