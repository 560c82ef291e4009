import { find, setCache } from 'geo-tz/all';

// No cache: zones are needed only for chosen addresses, and all borders would fill the memory.
setCache({ store: { get: () => undefined, set: () => undefined } });

/** The IANA zone of a place on land or at sea, as named in the reference data. */
export function zoneAt({ lat, lng }: { lat: number; lng: number }): string {
  const [timeZone = 'UTC'] = find(lat, lng);
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
}
