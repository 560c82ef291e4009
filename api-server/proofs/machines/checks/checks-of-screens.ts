import { isInternal, roles } from '@shootline/shared-api/contract';
import { median, percentile } from '../../../tests/load/percentile.ts';
import type { Period } from '../calls.ts';
import type { Check } from './checks.ts';
import { ask } from '../cluster/postmaster.ts';
import type { User } from '../users.ts';

/** Milliseconds within which every open screen is told of a change once everything works. */
const limit = 2000;

type Event = {
  tenant: string;
  position: string;
  booking: string;
  kind: string;
  people: string[];
  submitter: string;
  at: Date;
};

/** Whether a user may know of a change; only where that is certain. */
function concerns(event: Event, { person, house }: User): boolean {
  if (event.tenant !== house.tenantId) return false;
  if (event.kind === 'booking' || event.kind === 'comments') {
    return isInternal(roles[person.role]) || event.submitter === person.id;
  }
  return event.kind === 'notifications' && event.people.includes(person.id);
}

/** When a screen was told of a change; infinite if never. */
function toldAt({ screen }: User, event: Event): number {
  const position = BigInt(event.position);
  const committed = event.at.getTime();
  const told = screen.heard.find(
    (one) => one.booking === event.booking && one.position >= position,
  );
  const reset = screen.resets.find((at) => at >= committed);
  return Math.min(told?.at ?? Infinity, reset ?? Infinity);
}

/** Milliseconds by which a screen was told after the change and after everything worked again. */
function delayOf(at: number, { at: committed }: Event, periods: readonly Period[]): number {
  const hindering = periods.filter(({ begin, end }) => begin <= at && end >= committed.getTime());
  const recovered = Math.max(0, ...hindering.map(({ end }) => end));
  return Math.max(0, at - Math.max(committed.getTime(), recovered));
}

/** Where a moment lies: its place in a period, or after the last one. */
function whenOf(at: number, periods: readonly Period[]): string {
  const last = periods.findLast(({ begin }) => begin <= at);
  if (!last) return 'before any fault';
  const { name, begin, end } = last;
  const seconds = (from: number) => ((at - from) / 1000).toFixed(1);
  return at <= end ? `${seconds(begin)} s into ${name}` : `${seconds(end)} s after ${name}`;
}

export const checksOfScreens: Check[] = [
  {
    name: 'changes that a screen missed or heard late',
    async find({ cluster, observed, users }) {
      const events = await ask<Event>(
        cluster.database.url,
        `select e.tenant_id as tenant, e.id::text as position, e.booking_id as booking, e.kind,
          e.people::text[], b.submitter_id as submitter, to_timestamp(e.id / 1e6) as at
        from shootline.booking_event e
          join shootline.booking b on b.tenant_id = e.tenant_id and b.id = e.booking_id
        where b.state <> 'draft' order by e.id`,
      );
      const delays: number[] = [];
      const wrong: string[] = [];
      let longest = 0;
      for (const user of users) {
        const since = await user.screen.since;
        for (const event of events) {
          if (BigInt(event.position) <= since || !concerns(event, user)) continue;
          const at = toldAt(user, event);
          const delay = delayOf(at, event, observed.periods);
          if (delay > limit) {
            const after = `after ${delay} ms to ${user.person.email}`;
            wrong.push(`${event.kind} ${whenOf(event.at.getTime(), observed.periods)} ${after}`);
          }
          delays.push(at - event.at.getTime());
          longest = Math.max(longest, delay);
        }
      }
      const opened = users.reduce((sum, { screen }) => sum + screen.opened, 0);
      return {
        counted:
          `${delays.length} changes told after ${median(delays)} ms (p99 ${percentile(delays, 0.99)}), ` +
          `${longest} ms after recovery at most; ${opened} streams`,
        wrong,
      };
    },
  },
];
