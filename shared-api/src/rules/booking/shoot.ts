/** Zone of a shoot without a known place. */
export const defaultZone = 'Australia/Sydney';

export const minimumHours = 4;

/** A request is on short notice if the shoot is fewer than this many milliseconds away. */
export const shortNotice = 48 * 3_600_000;

/** The zone of the shoot that the values describe. */
export function zoneOf(values: { address?: { timezone?: string | null } | null }): string {
  return values.address?.timezone || defaultZone;
}
