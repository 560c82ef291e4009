import type {
  Booking,
  BookingSummary,
  UserFeedback,
  WorkspaceSettings,
} from '@shootline/shared-api/contract';
import { type Api, expect } from '../fixtures.ts';
import { briefFor } from './brief.ts';
import { users, type Person } from './people.ts';
import { hasBegun } from './rights.ts';
import type { BookingStage, Particulars } from './table.ts';

/** States after the day of the shoot, taken from the demo's bookings. */
const late: readonly BookingStage[] = [
  'begun',
  'shoot_completed',
  'footage_provided',
  'job_complete',
];

const submitters: readonly string[] = [users.unapproved.email, users.client.email];

/** Hands out bookings for tests to act on, each only once. */
export class Bookings {
  readonly #apiAs: (email: string) => Promise<Api>;
  readonly #taken = new Set<string>();
  // Days from now, after all shoots of the demo. One shoot a day, so no videographer has two at once.
  #day = 200;

  constructor(apiAs: (email: string) => Promise<Api>) {
    this.#apiAs = apiAs;
  }

  /**
   * A booking in this state that this user may view and has not rated; a videographer's own if it has one.
   */
  async for({ column, email }: Person, stage: BookingStage): Promise<Booking> {
    const submitter = column === 'U' ? email : users.client.email;
    if (!late.includes(stage)) return this.#make(stage, submitter);
    const feedback = await (await this.#apiAs(email)).get<UserFeedback[]>('/feedback');
    const rated = new Set(feedback.filter(({ received }) => received).map((one) => one.booking));
    return this.take(stage, (booking) => {
      if (rated.has(booking.uuid)) return false;
      // An admin has this right until the booking is billed to its client.
      if (!booking.permissions.update_purchase_order) return false;
      const isVideographers = booking.camera_operator?.email === users.videographer.email;
      if (column === 'V') return isVideographers;
      if ('UCT'.includes(column)) return booking.submitter.email === submitter;
      // Staff do not take bookings that are the only ones a client or videographer can view.
      return !isVideographers && !submitters.includes(booking.submitter.email);
    });
  }

  /** A matching booking of the demo. */
  async take(
    stage: BookingStage,
    fits: (booking: Booking) => boolean = () => true,
  ): Promise<Booking> {
    const admin = await this.#apiAs(users.admin.email);
    const state = stage === 'begun' ? 'assigned' : stage;
    for (let offset = 0; ;) {
      const { results } = await admin.get<{ results: BookingSummary[] }>(
        `/booking/list-bookings?state=${state}&sortBy=date&asc=true&offset=${offset}`,
      );
      for (const { uuid } of results.filter((one) => !this.#taken.has(one.uuid))) {
        const booking = await admin.get<Booking>(`/booking/${uuid}`);
        if (state === 'assigned' && hasBegun(booking) !== (stage === 'begun')) continue;
        if (!fits(booking)) continue;
        this.#taken.add(uuid);
        return booking;
      }
      if (results.length === 0) throw new Error(`The demo has no further booking ${stage}.`);
      offset += results.length;
    }
  }

  async #make(state: BookingStage, by: string): Promise<Booking> {
    const submitter = await this.#apiAs(by);
    const admin = await this.#apiAs(users.admin.email);
    const form = new FormData();
    form.set('data', JSON.stringify(briefFor((this.#day += 1))));
    const { uuid } = await submitter.post<Booking>(
      `/booking?isDraft=${String(state === 'draft')}`,
      form,
    );
    this.#taken.add(uuid);
    for (const [call, body] of await this.#wayTo(state)) {
      await admin.post(`/booking/${uuid}/${call}`, body);
    }
    const read = () => admin.get<Booking>(`/booking/${uuid}`);
    // Waits for the page's last change, when the hub has created the project.
    await expect.poll(async () => (await read()).hub_project?.state).not.toBe('creating');
    return read();
  }

  async #wayTo(state: BookingStage): Promise<[call: string, body?: unknown][]> {
    const cancellation = { cancellation_reason: 'weather', cancellation_details: '' };
    switch (state) {
      case 'active':
        return [['approve']];
      case 'requested':
        return [
          ['approve'],
          [
            'request-camera-operators-availabilities',
            { is_selection_manual: false, camera_operators: [], is_auto_assign_enabled: true },
          ],
        ];
      case 'assigned': {
        const { user } = await this.#apiAs(users.videographer.email);
        const assignment = { camera_operator: user.uuid, is_available_only: false };
        return [['approve'], ['assign-camera-operator', assignment]];
      }
      case 'on_hold':
        return [['make-on-hold']];
      case 'cancelled':
        return [...(await this.#wayTo('assigned')), ['make-cancelled', cancellation]];
      case 'request_cancelled':
        return [['make-cancelled', cancellation]];
      default:
        return [];
    }
  }

  /** A booking of the demo with what the action needs; undefined if tests make or add it. */
  async withNeed(needs: Particulars['needs']): Promise<Booking | undefined> {
    if (needs === 'failed project') {
      return this.take('active', ({ hub_project: project }) => project?.state === 'failed');
    }
    // The booking was cancelled late.
    if (needs === 'due fee') return this.take('cancelled', ({ fee_due }) => fee_due !== null);
    if (needs === 'deadline') {
      await this.limitContent();
      return this.take('assigned', ({ permissions }) => permissions.allow_late_change);
    }
    return undefined;
  }

  /** Ends changes of title and content by clients a week before a shoot. */
  async limitContent(): Promise<void> {
    const admin = await this.#apiAs(users.admin.email);
    const settings = await admin.get<WorkspaceSettings>('/workspace/settings');
    await admin.put('/workspace/settings', { ...settings, content_changes_until: '168' });
  }

  /** Adds a file to a booking, `floor-plan.txt`. */
  async addFile({ uuid }: Booking): Promise<void> {
    const form = new FormData();
    form.set('file', new File(['Stage left'], 'floor-plan.txt', { type: 'text/plain' }));
    await (await this.#apiAs(users.admin.email)).post(`/booking/${uuid}/upload-file`, form);
  }

  /** Adds a cancellation fee within 48 hours to a booking. */
  async addFee({ uuid }: Booking): Promise<void> {
    const { user } = await this.#apiAs('camop2@demo.test');
    await (
      await this.#apiAs(users.admin.email)
    ).post(`/booking/${uuid}/create-cancellation-fee`, {
      category: 'within_48_hours',
      is_assigned_only: false,
      camera_operator: user.uuid,
    });
  }
}
