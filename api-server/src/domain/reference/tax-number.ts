import stdnumModule from 'stdnum';
import { fieldError, validationError } from '../../platform/errors/errors.ts';
import { listCountries } from './places.ts';

const { stdnum } = stdnumModule;

/** The tax number of a business in each country, by its name in the library. */
const kinds: Record<string, string> = {
  ...{ AT: 'uid', AU: 'abn', BE: 'vat', BG: 'vat', CA: 'bn', CH: 'vat', CY: 'vat', CZ: 'dic' },
  ...{ DE: 'vat', DK: 'cvr', EE: 'kmkr', ES: 'nif', FI: 'alv', FR: 'tva', GB: 'vat', GR: 'vat' },
  ...{ HR: 'oib', HU: 'anum', IE: 'vat', IN: 'gstin', IS: 'vsk', IT: 'iva', JP: 'cn', LT: 'pvm' },
  ...{ LU: 'tva', LV: 'pvn', MT: 'vat', NL: 'btw', NO: 'mva', NZ: 'ird', PL: 'nip', PT: 'nif' },
  ...{ RO: 'cif', SE: 'vat', SG: 'uen', SI: 'ddv', SK: 'dph', ZA: 'vat' },
};

/** Whether a tax number has the form and check digits of its country; true where no form is known. */
function isTaxNumber(country: string, typed: string): boolean {
  const validator = stdnum[country]?.[kinds[country] ?? ''];
  return validator?.validate(typed).isValid ?? true;
}

/**
 * Throws a ValidationError at the fields with these names for an unknown country, or a tax number with
 * wrong check digits. Both may be empty.
 */
export function refuseTaxNumber<Country extends string, TaxNumber extends string>(
  details: Record<Country | TaxNumber, unknown>,
  country: Country,
  taxNumber: TaxNumber,
): void {
  const code = String(details[country]);
  const typed = String(details[taxNumber]);
  if (code !== '' && !listCountries().some(({ value }) => value === code)) {
    throw validationError(fieldError(country, 'Please select a value.'));
  }
  if (typed === '' || isTaxNumber(code, typed)) return;
  throw validationError(
    fieldError(taxNumber, 'This number does not exist in the chosen country. Check its digits.'),
  );
}
