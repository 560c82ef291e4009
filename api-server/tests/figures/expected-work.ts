import { countedBookings, dayOf, type Filter, type Row, type Rows, countsOf } from './figures.ts';

const hour = 3_600_000;
const timeOf = (value: unknown) => new Date(String(value)).getTime();

const lengths = [
  ['over_7_days', 168],
  ['2_to_7_days', 48],
  ['1_to_2_days', 24],
  ['4_to_24_hours', 4],
  ['1_to_4_hours', 1],
  ['under_1_hour', 0],
] as const;

/** The time from submission to the first log of this state. */
function timeTaken(bookings: Row[], logs: Map<string, Row[]>, state: string) {
  const hours = bookings.flatMap((one) => {
    const times = (logs.get(one.id) ?? [])
      .filter(({ to_state }) => to_state === state)
      .map(({ at }) => timeOf(at));
    if (one['submitted_at'] === null || times.length === 0) return [];
    return [(Math.min(...times) - timeOf(one['submitted_at'])) / hour];
  });
  if (hours.length === 0) return { count: 0, mean_hours: null, by_length: {} };
  const sum = hours.reduce((total, one) => total + one, 0);
  const none = Object.fromEntries(lengths.map(([name]) => [name, 0]));
  const named = hours.map((one) => lengths.find(([, least]) => one >= least)?.[0]);
  return {
    count: hours.length,
    mean_hours: Math.round((sum * 10) / hours.length) / 10,
    by_length: { ...none, ...countsOf(named) },
  };
}

/** The final answer to a sent offer. */
function answerOf(offer: Row, shoot: Row, hadTheShoot: boolean, now: number): string {
  const state = String(offer['state']);
  const isOver = (at: unknown) => at !== null && timeOf(at) <= now;
  if (state === 'unknown' || state === 'awaiting_send') {
    return isOver(offer['exclusive_until']) || isOver(shoot['date']) ? 'No answer' : 'Open';
  }
  const saidYes = state === 'available' || (state === 'cancelled' && offer['answered'] !== null);
  if (saidYes || hadTheShoot) return 'Accepted';
  return state === 'busy' && offer['answered'] !== null ? 'Declined' : 'Withdrawn';
}

function offerFigures(rows: Rows, bookings: Map<string, Row>, now: number) {
  const pair = (row: Row) => `${String(row['booking_id'])} ${String(row['camera_operator_id'])}`;
  const assigned = new Set(rows.booking_assignment.map(pair));
  const answers = rows.booking_availability.flatMap((offer) => {
    const shoot = bookings.get(String(offer['booking_id']));
    if (!shoot || offer['sent'] === null) return [];
    return [answerOf(offer, shoot, assigned.has(pair(offer)), now)];
  });
  const none = { Accepted: 0, Declined: 0, 'No answer': 0, Withdrawn: 0, Open: 0 };
  const byAnswer = { ...none, ...countsOf(answers) };
  return {
    sent_count: answers.length,
    accepted_count: byAnswer.Accepted,
    by_answer: byAnswer,
  };
}

/** The logged state 48 hours before the shoot, once that moment has passed. */
function stateAtDeadline(shoot: Row, logs: Map<string, Row[]>, now: number): string | undefined {
  if (shoot['date'] === null) return undefined;
  const deadline = timeOf(shoot['date']) - 48 * hour;
  if (deadline > now) return undefined;
  const before = (logs.get(shoot.id) ?? []).filter(({ at }) => timeOf(at) <= deadline);
  const [latest] = before.sort((one, other) => timeOf(other['at']) - timeOf(one['at']));
  return latest && String(latest['to_state']);
}

/** The figures of `work` as docs/product/analytics.md#work-figures describes them. */
export function workFigures(rows: Rows, filter: Filter, at: Date) {
  const now = at.getTime();
  const bookings = countedBookings(rows, filter);
  const logs = Map.groupBy(rows.state_log, (log) => String(log['booking_id']));
  const inState = (...states: string[]) =>
    bookings.filter((one) => states.includes(stateAtDeadline(one, logs, now) ?? ''));
  const unstaffed = inState('active', 'requested');
  const submitted = bookings.filter(({ state }) => state !== 'draft');
  return {
    approval_time: timeTaken(submitted, logs, 'active'),
    staffing_time: timeTaken(submitted, logs, 'assigned'),
    offers: offerFigures(rows, new Map(bookings.map((one) => [one.id, one])), now),
    unstaffed: {
      shoots_count: unstaffed.length + inState('assigned').length,
      unstaffed_count: unstaffed.length,
      by_month: countsOf(unstaffed.map((one) => dayOf(one)?.slice(0, 7))),
    },
  };
}
