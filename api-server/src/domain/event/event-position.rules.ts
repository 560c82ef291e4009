/** A position in a workspace's events: after event `id` of transaction `xid`. */
export type Position = { xid: bigint; id: bigint };

const minute = 60_000;
const hour = 60 * minute;

/** How long a client may be away and still resume. */
const resumable = 24 * hour;

/** Events are kept longer, by more than any transaction takes. */
export const keptHours = 25;

/** The event id for this position as of now; opaque to clients. */
export function eventIdOf({ xid, id }: Position, now: Date): string {
  const at = Math.floor(now.getTime() / minute);
  return [xid, id, at].map((part) => part.toString(36)).join('.');
}

function integerOf(text: string): bigint {
  return [...text].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
}

/** The position of an event id; undefined if it is too old or not ours. */
export function positionOf(eventId: string, now: Date): Position | undefined {
  const [, xid, id, at] =
    /^([0-9a-z]{1,12})\.([0-9a-z]{1,12})\.([0-9a-z]{1,8})$/.exec(eventId) ?? [];
  if (xid === undefined || id === undefined || at === undefined) return undefined;
  const age = now.getTime() - Number(integerOf(at)) * minute;
  if (age > resumable || age < -hour) return undefined;
  return { xid: integerOf(xid), id: integerOf(id) };
}
