const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds that a client may be away and still resume. */
const resumable = 24 * hour;

/** Hours to keep events: longer than clients may be away, by more than any transaction takes. */
export const keptHours = 25;

/** Whether an event of this number is not yet deleted; `now` in milliseconds. Numbers are microseconds. */
export const isKept = (position: bigint, now: number): boolean =>
  Number(position) / 1000 > now - keptHours * hour;

/** The event id for the position after an event number, with the current time; opaque to clients. */
export function eventIdOf(position: bigint, now: Date): string {
  const at = Math.floor(now.getTime() / minute);
  return [position, at].map((part) => part.toString(36)).join('.');
}

function integerOf(text: string): bigint {
  return [...text].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
}

/** The position of an event id; undefined if it is too old or not ours. */
export function positionOf(eventId: string, now: Date): bigint | undefined {
  const [, position, at] = /^([0-9a-z]{1,12})\.([0-9a-z]{1,8})$/.exec(eventId) ?? [];
  if (position === undefined || at === undefined) return undefined;
  const age = now.getTime() - Number(integerOf(at)) * minute;
  if (age > resumable || age < -hour) return undefined;
  return integerOf(position);
}
