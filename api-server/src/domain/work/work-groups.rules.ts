import type { WorkKind, WorkUrgency } from '@shootline/shared-api/contract';
import { type ReaderClock, type Work, urgencyOf } from './urgency.rules.ts';

/** The highest number of pieces that is told; 501 means more than 500. */
export const workCap = 501;

/** Pieces of a kind that only wait, and are shown one by one. */
const mostWaiting = 3;

/** Pieces of a kind with a deadline that a group shows one by one. */
const mostDue = 8;

/** A line of a group: a piece of work, or several of a kind with the instants of the first. */
export type GroupLine = Work & { count: number };

/** The work that is shown in one line: repeated work that only waits, and all after the first with a deadline. */
type Limits = { isRepeated: (kind: WorkKind, count: number) => boolean; most: number };

export type WorkGroup = { urgency: WorkUrgency; count: number; lines: GroupLine[] };

const capped = (count: number) => Math.min(count, workCap);

/** The first `most` works of one kind, and a line for those left, if they are several. */
function shortened(works: Work[], most: number): GroupLine[] {
  const rest = works.slice(most);
  const isOneMore = rest.length === 1;
  const lines = works.slice(0, isOneMore ? most + 1 : most).map((work) => ({ ...work, count: 1 }));
  const [first] = rest;
  return first && !isOneMore ? [...lines, { ...first, count: capped(rest.length) }] : lines;
}

/**
 * Ordered work in groups. Repeated work that only waits is one line, where its first piece would be; of work
 * with a deadline a group shows the first eight pieces of a kind.
 */
export function inGroups(
  works: readonly Work[],
  clock: ReaderClock,
  { isRepeated, most }: Limits = {
    isRepeated: (_kind, count) => count > mostWaiting,
    most: mostDue,
  },
): WorkGroup[] {
  const byKind = Map.groupBy(works, (work) =>
    work.due === null ? work.kind : `${work.kind} ${urgencyOf(work, clock)}`,
  );
  const lines = [...byKind.values()].flatMap((all) => {
    const [{ kind, due } = { kind: null, due: null }] = all;
    if (kind === null) return [];
    if (due !== null) return shortened(all, most);
    return shortened(all, isRepeated(kind, all.length) ? 0 : all.length);
  });
  const place = new Map(works.map(({ kind, id }, index) => [`${kind} ${id}`, index]));
  const placeOf = ({ kind, id }: Work) => place.get(`${kind} ${id}`) ?? 0;
  const groups = Map.groupBy(lines, (line) => urgencyOf(line, clock));
  return (['now', 'today', 'week', 'later'] as const).flatMap((urgency) => {
    const own = groups.get(urgency)?.sort((one, other) => placeOf(one) - placeOf(other));
    if (!own) return [];
    return [{ urgency, count: capped(own.reduce((sum, { count }) => sum + count, 0)), lines: own }];
  });
}
