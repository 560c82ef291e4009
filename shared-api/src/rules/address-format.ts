type Line = {
  country_code: string;
  street_number: string;
  route: string;
  locality: string;
  state: string;
  postal_code: string;
  additional_details?: string;
};

const regionNames = new Intl.DisplayNames('en', { type: 'region' });

// Countries where an address ends in `Town STATE 1234`, and in `Town, ST 12345`.
const stateBesideTown = ['AU'];
const stateAfterComma = ['US', 'CA'];

// Countries that write the postal code before the town: `Hauptstraße 5, 10115 Berlin`.
const codeBeforeTown = 'AT BE CH CZ DE DK ES FI FR IT LU NL NO PL PT SE'.split(' ');
const numberBeforeStreet = ['FR', 'LU'];

/** The name of a country code in the reference data; any other text is returned unchanged. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regionNames.of(code) ?? code) : code;
}

const join = (separator: string, ...parts: (string | undefined)[]) =>
  parts.filter(Boolean).join(separator);

/** Town and state as written locally: `Parramatta NSW`, `San Diego, CA`, `London`. */
export function formatTown({ country_code, locality, state }: Line): string {
  if (stateBesideTown.includes(country_code)) return join(' ', locality, state);
  if (stateAfterComma.includes(country_code)) return join(', ', locality, state);
  return locality || state;
}

type StreetLine = Pick<Line, 'country_code' | 'street_number' | 'route' | 'additional_details'>;

const isCodeBeforeTown = ({ country_code }: Pick<Line, 'country_code'>) =>
  codeBeforeTown.includes(country_code);

/** Details, street and house number as written in the country: `Unit 5, 94 Crown Street`. */
export function formatStreet(line: StreetLine): string {
  const street = [line.street_number, line.route];
  const isNumberLast = isCodeBeforeTown(line) && !numberBeforeStreet.includes(line.country_code);
  return join(
    ', ',
    line.additional_details,
    join(' ', ...(isNumberLast ? street.reverse() : street)),
  );
}

/** The address on one line, as written in its country. */
export function formatAddress(line: Line): string {
  const { country_code, locality, state, postal_code } = line;
  const ownLine = [...stateBesideTown, ...stateAfterComma].includes(country_code);
  const town = [ownLine ? formatTown(line) : locality, postal_code];
  const country = countryName(country_code);
  const region = ownLine || [locality, country].includes(state) ? '' : state;
  return join(
    ', ',
    formatStreet(line),
    join(' ', ...(isCodeBeforeTown(line) ? town.reverse() : town)),
    region,
    country === locality && !postal_code ? '' : country,
  );
}
