import { type Option, wallTimeAt, zoneName } from '@shootline/shared-api/contract';

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const minuteMs = 60_000;
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

// Codes that ICU names although ISO 3166-1 assigns them to no country: groups, parts, and reserved or
// withdrawn codes.
const noCountries = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FQ FX HV IC JT MI NH NQ NT PC PU PZ QO QU RH SU TA TP UK UN VD WK XA XB XK YD YU ZR ZZ'.split(
    ' ',
  ),
);

/** All countries of ISO 3166-1 by name, from the runtime's ICU data. */
export function listCountries(): Option[] {
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((value) => {
      const label = noCountries.has(value) ? undefined : regionNames.of(value);
      return label === undefined ? [] : [{ value, label }];
    })
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** Whether a string is the upper-case code of a country. */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && !noCountries.has(code) && regionNames.of(code) !== undefined;
}

/** The offset of a zone's clocks from UTC at an instant, in minutes. */
const offsetAt = (zone: string, at: Date) =>
  wallTimeAt(at, zone) / minuteMs - Math.floor(at.getTime() / minuteMs);

/** Minutes as an offset from UTC: '+10:30'. */
export function offsetText(minutes: number): string {
  const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

const zones = new Map<string, string>();

/** The zone, or UTC if the runtime does not know it. */
export function knownZone(zone: string): string {
  let valid = zones.get(zone);
  if (valid === undefined) {
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone });
      valid = zone;
    } catch {
      valid = 'UTC';
    }
    zones.set(zone, valid);
  }
  return valid;
}

/** All IANA zones that a place may be in, and UTC. */
export function listZoneNames(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')];
}

/** All IANA zones, labelled with abbreviation and UTC offset at an instant, ordered by offset. */
export function listTimeZones(at: Date): Option[] {
  return listZoneNames()
    .map((zone) => {
      const minutes = offsetAt(zone, at);
      const name = zoneName(zone, at);
      const names = /^GMT[+-]/.test(name) ? [] : [name];
      const label = `${zone.replaceAll('_', ' ')} (${[...names, `UTC${offsetText(minutes)}`].join(', ')})`;
      return { value: zone, label, minutes };
    })
    .sort((a, b) => a.minutes - b.minutes || a.label.localeCompare(b.label, 'en'))
    .map(({ value, label }) => ({ value, label }));
}

const firstCurrencies = ['SGD', 'AUD', 'USD', 'HKD', 'GBP'];
const currencyNames = new Intl.DisplayNames('en-AU', { type: 'currency' });

/** All currencies: the five that clients use most, then the others by name. */
export function listCurrencies(): Option[] {
  const option = (value: string) => ({ value, label: currencyNames.of(value) ?? value });
  const others = Intl.supportedValuesOf('currency')
    .filter((code) => !firstCurrencies.includes(code))
    .map(option)
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return [...firstCurrencies.map(option), ...others];
}
