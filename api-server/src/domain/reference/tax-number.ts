import stdnumModule from 'stdnum';
import { fieldError, validationError } from '../../platform/errors/errors.ts';
import { listCountries } from './places.ts';

const { stdnum } = stdnumModule;

/** Numbers that are written with their country before them, by their names in the library. */
const vatKinds: Record<string, string> = {
  ...{ AT: 'uid', BE: 'vat', BG: 'vat', CH: 'vat', CY: 'vat', CZ: 'dic', DE: 'vat', DK: 'cvr' },
  ...{ EE: 'kmkr', ES: 'nif', FI: 'alv', FR: 'tva', GB: 'vat', GR: 'vat', HR: 'oib', HU: 'anum' },
  ...{ IE: 'vat', IS: 'vsk', IT: 'iva', LT: 'pvm', LU: 'tva', LV: 'pvn', MT: 'vat', NL: 'btw' },
  ...{ NO: 'mva', PL: 'nip', PT: 'nif', RO: 'cif', SE: 'vat', SI: 'ddv', SK: 'dph' },
};

/** The tax number of a business in each country, by its name in the library. */
const kinds: Record<string, string> = {
  ...vatKinds,
  ...{ AU: 'abn', CA: 'bn', IN: 'gstin', JP: 'cn', NZ: 'ird', SG: 'uen', ZA: 'vat' },
};

const readTaxNumber = (country: string, typed: string) =>
  stdnum[country]?.[kinds[country] ?? '']?.validate(typed);

/** A VAT number as EN 16931 has it, such as 'DE136695976'; undefined where numbers name no country. */
export function vatNumber(country: string, typed: string): string | undefined {
  const read = country in vatKinds ? readTaxNumber(country, typed) : undefined;
  if (!read?.isValid) return undefined;
  const prefix = country === 'GR' ? 'EL' : country;
  return read.compact.startsWith(prefix) ? read.compact : prefix + read.compact;
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
  // Where no form is known, any number is taken.
  if (typed === '' || (readTaxNumber(code, typed)?.isValid ?? true)) return;
  throw validationError(
    fieldError(taxNumber, 'This number does not exist in the chosen country. Check its digits.'),
  );
}
