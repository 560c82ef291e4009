import type { WorkKind, WorkLine } from '@shootline/shared-api/contract';
import type { Db } from '../../platform/db/db.ts';
import { forbidden } from '../../platform/errors/errors.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { endSnooze, findSnoozes, setSnooze } from './snooze.repository.ts';
import { snoozedUntil } from './snooze.rules.ts';
import { type ReaderClock, type Work, inOrder } from './urgency.rules.ts';
import { type GroupLine, inGroups, workCap } from './work-groups.rules.ts';
import { loadSubjects } from './work.presenter.ts';
import { findWork, hasWork } from './work.repository.ts';

const text = (instant: number | null) =>
  instant === null ? null : new Date(instant).toISOString();

/** The viewer's work in its order, and when its snoozed part comes back. */
async function orderedWork(
  tx: Db,
  viewer: Viewer,
  kinds: string[] | undefined,
  clock: ReaderClock,
) {
  const snoozes = await findSnoozes(tx, viewer, clock.now);
  const all = inOrder(await findWork(tx, viewer, kinds, clock.now), clock);
  const snoozeOf = ({ kind, id, due }: Work): Date | undefined =>
    snoozes.get(`${kind} ${id}`) ?? (due === null ? snoozes.get(`${kind} all`) : undefined);
  const isRepeated = (kind: WorkKind) => snoozes.has(`${kind} all`);
  return {
    open: all.filter((work) => !snoozeOf(work)),
    snoozed: all.filter(snoozeOf),
    snoozeOf,
    limits: { isRepeated, most: Infinity },
  };
}

function clockOf(viewer: Viewer, now: Date): ReaderClock {
  return { now, zone: viewer.timezone };
}

function requireWork(viewer: Viewer, kind: WorkKind): void {
  if (!hasWork(viewer, kind)) throw forbidden();
}

export const workHandlers = {
  async listWork({ deps, tx, viewer, query }) {
    const clock = clockOf(viewer, deps.clock());
    const { open, snoozed, snoozeOf, limits } = await orderedWork(tx, viewer, query.kind, clock);
    const groups = query.snoozed ? inGroups(snoozed, clock, limits) : inGroups(open, clock);
    const lines = groups.flatMap((group) => group.lines);
    const subjects = await loadSubjects(tx, viewer, lines, clock.now);
    const present = (line: GroupLine): WorkLine => ({
      kind: line.kind,
      uuid: line.count === 1 ? line.id : null,
      count: line.count,
      due: text(line.due),
      since: text(line.since),
      snoozed_until: snoozeOf(line)?.toISOString() ?? null,
      ...(line.count === 1 && subjects.get(`${line.kind} ${line.id}`)),
    });
    return {
      now: clock.now.toISOString(),
      groups: groups.map((group) => ({ ...group, lines: group.lines.map(present) })),
      snoozed: Math.min(snoozed.length, workCap),
    };
  },

  async countWork({ deps, tx, viewer, query }) {
    const clock = clockOf(viewer, deps.clock());
    const { open } = await orderedWork(tx, viewer, query.kind, clock);
    const pressing = inGroups(open, clock).filter(({ urgency }) =>
      ['now', 'today'].includes(urgency),
    );
    const count = pressing.reduce((sum, group) => sum + group.count, 0);
    return { count: Math.min(count, workCap) };
  },

  async snoozeWork({ deps, tx, viewer, path, body }) {
    requireWork(viewer, path.kind);
    const now = deps.clock();
    const until = snoozedUntil(body.until, clockOf(viewer, now));
    await setSnooze(tx, viewer, path, until, now);
    return { until: until.toISOString() };
  },

  async unsnoozeWork({ tx, viewer, path }) {
    return { until: (await endSnooze(tx, viewer, path)).toISOString() };
  },
} satisfies Partial<Handlers>;
