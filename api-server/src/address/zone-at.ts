import { find, setCache } from 'geo-tz/all';

// Zones are asked for once an address is chosen; keeping their borders would fill the memory.
setCache({ store: { get: () => undefined, set: () => undefined } });

/** The IANA zone of a place on land or at sea. */
export function zoneAt({ lat, lng }: { lat: number; lng: number }): string {
  return find(lat, lng)[0] ?? 'UTC';
}
