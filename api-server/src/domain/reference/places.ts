import type { Option } from '@shootline/shared-api/contract';

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

// Codes that ICU names but ISO 3166-1 does not assign to a country: groups, parts, and reserved or
// withdrawn ones.
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

/** Whether upper-case letters are the code of a country. */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && !noCountries.has(code) && regionNames.of(code) !== undefined;
}

// Each locale knows its own region's abbreviations, and repeats the offset elsewhere.
const englishes = ['en-AU', 'en-US', 'en-GB', 'en-NZ', 'en-IN', 'en-ZA'];

function nameOf(locale: string, zone: string, at: Date, style: 'short' | 'longOffset'): string {
  return (
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: style })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  );
}

function abbreviationOf(zone: string, at: Date): string | undefined {
  for (const locale of englishes) {
    const name = nameOf(locale, zone, at, 'short');
    if (!/^(GMT|UTC)[+-]/.test(name)) return name;
  }
  return undefined;
}

/** The name of a zone's time at an instant: AEDT, or GMT+8 where there is no name. */
export function zoneNameAt(zone: string, at: Date): string {
  return abbreviationOf(zone, at) ?? nameOf('en-AU', zone, at, 'short');
}

function minutesOf(offset: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** All IANA zones that a place may have. */
export function listZoneNames(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')];
}

/** All IANA zones with abbreviation and UTC offset at an instant, by offset. */
export function listTimeZones(at: Date): Option[] {
  return listZoneNames()
    .map((zone) => {
      const offset = nameOf('en', zone, at, 'longOffset').replace('GMT', '') || '+00:00';
      const names = [abbreviationOf(zone, at), `UTC${offset}`].filter(Boolean).join(', ');
      const label = `${zone.replaceAll('_', ' ')} (${names})`;
      return { value: zone, label, minutes: minutesOf(offset) };
    })
    .sort((a, b) => a.minutes - b.minutes || a.label.localeCompare(b.label, 'en'))
    .map(({ value, label }) => ({ value, label }));
}

const firstCurrencies = ['SGD', 'AUD', 'USD', 'HKD', 'GBP'];
const currencyNames = new Intl.DisplayNames('en-AU', { type: 'currency' });

/** All currencies by name after the five of S1 §9. */
export function listCurrencies(): Option[] {
  const option = (value: string) => ({ value, label: currencyNames.of(value) ?? value });
  const others = Intl.supportedValuesOf('currency')
    .filter((code) => !firstCurrencies.includes(code))
    .map(option)
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return [...firstCurrencies.map(option), ...others];
}
