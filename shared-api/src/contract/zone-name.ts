// Each English locale knows only the abbreviations of its region and gives offsets for other zones. The most
// used first, as creating a format takes long; the last one writes offsets as GMT, not GMT+0.
const locales = 'en-NZ en-GB en-CA en-SG en-HK en-IN en-ZA en-ID ja en-IE'.split(' ');

// Summer, when London and Dublin have their own abbreviations; every locale knows GMT.
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
 * The name of an IANA zone's time at an instant: the local abbreviation, such as AEDT, EST or SGT, or the
 * offset, such as GMT-3. Throws RangeError for an unknown zone.
 */
export function zoneName(zone: string, at: Date): string {
  return nameBy(formatOf(zone), at);
}
