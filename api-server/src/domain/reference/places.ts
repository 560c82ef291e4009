import { type Option, zoneName } from '@shootline/shared-api/contract';

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
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

function offsetAt(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
}

function minutesOf(offset: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** All IANA zones that a place may be in, and UTC. */
export function listZoneNames(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')];
}

/** All IANA zones, labelled with abbreviation and UTC offset at an instant, ordered by offset. */
export function listTimeZones(at: Date): Option[] {
  return listZoneNames()
    .map((zone) => {
      const offset = offsetAt(zone, at);
      const name = zoneName(zone, at);
      const names = /^GMT[+-]/.test(name) ? [] : [name];
      const label = `${zone.replaceAll('_', ' ')} (${[...names, `UTC${offset}`].join(', ')})`;
      return { value: zone, label, minutes: minutesOf(offset) };
    })
    .sort((a, b) => a.minutes - b.minutes || a.label.localeCompare(b.label, 'en'))
    .map(({ value, label }) => ({ value, label }));
}

const firstCurrencies = ['SGD', 'AUD', 'USD', 'HKD', 'GBP'];
const currencyNames = new Intl.DisplayNames('en-AU', { type: 'currency' });

/** All currencies: the five of S1 §9, then the others by name. */
export function listCurrencies(): Option[] {
  const option = (value: string) => ({ value, label: currencyNames.of(value) ?? value });
  const others = Intl.supportedValuesOf('currency')
    .filter((code) => !firstCurrencies.includes(code))
    .map(option)
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return [...firstCurrencies.map(option), ...others];
}
