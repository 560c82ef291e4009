import { find, setCache } from 'geo-tz/all';

// Zones are asked for once an address is chosen; keeping their borders would fill the memory.
setCache({ store: { get: () => undefined, set: () => undefined } });

/** The IANA zone of a place on land or at sea, by the name that the reference data has for it. */
export function zoneAt({ lat, lng }: { lat: number; lng: number }): string {
  const [timeZone = 'UTC'] = find(lat, lng);
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
}
