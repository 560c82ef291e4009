/** A booking at work. */
export type Work = { id: string; thread: string; title: string; submitter: string };

/**
 * The bookings that wait for somebody of a workspace. Whoever takes one works on it alone, so that every
 * refusal of a change has another cause than a colleague.
 */
export type Desk = {
  /** To be approved. */
  fresh: Work[];
  /** To be offered. */
  approved: Work[];
  /** Offers to answer, by videographer. */
  offers: Map<string, { work: Work; offer: string }[]>;
  /** Shoots of the past to invoice, by videographer. */
  shoots: Map<string, Work[]>;
  /** Submitted invoices to approve. */
  invoices: { invoice: string; revision: number }[];
  /** Bookings that wait for nobody. */
  settled: Work[];
  /** All bookings, to comment on. */
  known: Work[];
  files: { path: string; hash: string; submitter: string }[];
  /** The start of a shoot that overlaps no other, as the form enters it. */
  nextDate(): { date: string; arrival: string };
};

const firstDay = 14;
/** Hours of the day, so far apart that one videographer can do all shoots of a day. */
const hours = [8, 15];

export function emptyDesk(): Desk {
  let slots = 0;
  return {
    fresh: [],
    approved: [],
    offers: new Map(),
    shoots: new Map(),
    invoices: [],
    settled: [],
    known: [],
    files: [],
    nextDate() {
      const days = firstDay + Math.floor(slots / hours.length);
      const hour = hours[slots % hours.length] ?? 0;
      slots += 1;
      const [year, month, day] = new Date(Date.now() + days * 86_400_000)
        .toISOString()
        .split(/[-T]/);
      const of = `${day}-${month}-${year}`;
      const at = (when: number) => `${of} ${String(when).padStart(2, '0')}:00`;
      return { date: at(hour), arrival: at(hour - 1) };
    },
  };
}
