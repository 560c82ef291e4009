import { type ObjectSchema, boolean, number, object, string } from 'yup';
import type { BankDetails, InvoicingDetails } from '../../contract/index.ts';
import { t } from '../../texts/texts.ts';
import { ruleTexts, tooLongText } from '../texts.ts';

const { requiredText, requiredSelect } = ruleTexts;

const counter = /\{(0+)\}/g;
const largestNumber = 999_999_999;

const limited = (limit: number) => string().trim().max(limit, tooLongText(limit)).defined();

/** The number of an invoice by a scheme such as `BH-{0000}`; empty without a scheme. */
export const numberOf = (scheme: string, count: number): string =>
  scheme.replace(counter, (_all, zeros: string) => String(count).padStart(zeros.length, '0'));

/** The counter in a number of this scheme; undefined if the number does not follow it. */
export function countOf(scheme: string, typed: string): number | undefined {
  const [before = '', after] = scheme.split(/\{0+\}/);
  if (after === undefined) return undefined;
  const digits = typed.slice(before.length, typed.length - after.length);
  const count = Number(digits);
  return /^\d+$/.test(digits) && numberOf(scheme, count) === typed ? count : undefined;
}

/** Rules of the details that the portal writes onto a videographer's invoices. */
export const invoicingRules: ObjectSchema<InvoicingDetails> = object({
  legal_name: limited(200).required(requiredText),
  address: limited(500).required(requiredText),
  country: string().required(requiredSelect),
  is_tax_registered: boolean().required(),
  tax_number: limited(60).when('is_tax_registered', ([isRegistered], rule) =>
    isRegistered ? rule.required(requiredText) : rule,
  ),
  number_scheme: limited(40).test(
    'counter',
    t('Put zeros in braces where the number counts, once: BH-{example}.', { example: '{0000}' }),
    (scheme) => scheme === '' || /^[^{}]*\{0{1,9}\}[^{}]*$/.test(scheme),
  ),
  next_number: number()
    .typeError(ruleTexts.number)
    .integer(ruleTexts.number)
    .min(1, ruleTexts.number)
    .max(largestNumber, ruleTexts.number)
    .required(requiredText),
});

const onlyFor = (kind: BankDetails['kind']) =>
  limited(60).when('kind', ([chosen], rule) =>
    chosen === kind ? rule.required(requiredText) : rule.transform(() => ''),
  );

/** Rules of the account that a videographer is paid to; the server also checks the IBAN's digits. */
export const bankDetailsRules: ObjectSchema<BankDetails> = object({
  kind: string<BankDetails['kind']>().oneOf(['iban', 'local']).required(requiredSelect),
  iban: onlyFor('iban'),
  bank_code: onlyFor('local'),
  account_number: onlyFor('local'),
});
