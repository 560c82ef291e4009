// Each English knows the abbreviations of its own region alone, and repeats the offset elsewhere.
const locales = 'en-NZ en-CA en-SG en-HK en-IN en-ZA en-IE en-ID ja en-GB'.split(' ');

// When London and Dublin have a time of their own: GMT is known everywhere.
const summer = new Date(Date.UTC(2026, 6));

const formats = new Map<string, Intl.DateTimeFormat>();

const nameBy = (format: Intl.DateTimeFormat, at: Date) =>
  format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';

const isAbbreviation = (name: string) => /^[A-Z]+$/.test(name);

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  for (const locale of format ? [] : locales) {
    format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
    formats.set(timeZone, format);
    if (isAbbreviation(nameBy(format, summer))) break;
  }
  return format as Intl.DateTimeFormat;
}

/**
 * What the time of an IANA zone is called at an instant (decisions §8.17): the abbreviation that is
 * used there, as AEDT, EST or SGT, else the offset, as GMT-3. Throws RangeError for what is no zone.
 */
export function zoneName(zone: string, at: Date): string {
  return nameBy(formatOf(zone), at);
}
