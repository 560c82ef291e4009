import stdnumModule from 'stdnum';

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
export function isTaxNumber(country: string, typed: string): boolean {
  const validator = stdnum[country]?.[kinds[country] ?? ''];
  return validator?.validate(typed).isValid ?? true;
}
