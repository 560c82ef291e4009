import type { Availability, Booking, UserAction } from '@shootline/shared-api/contract';
import { wallText } from '@shootline/shared-api/rules';
import { adminBrief } from '@shootline/shared-api/testing/booking-rules';
import { eq } from '../../src/platform/db/drizzle.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { booking, mail, tenant } from '../../src/domain/schema.ts';
import type { Answer, TestApi } from '../test-api.ts';
import { createTestWorkspace, hoursFromNow } from '../workspace.ts';

type User = { id: string; tenantId: string };

const zone = 'Australia/Sydney';

const automatic = { is_selection_manual: false, is_auto_assign_enabled: true };

/**
 * A workspace with videographers in Sydney, and the actions of its users on offers. Offers open at any
 * hour, so that tests pass at night too, unless `offerHours` says otherwise.
 */
export async function createOfferWorkspace(
  api: TestApi,
  videographerCount: number,
  offerHours: 'any' | 'limited' = 'any',
) {
  const workspace = await createTestWorkspace(api.db);
  if (offerHours === 'any') {
    await workspace.inside((tx) =>
      tx.update(tenant).set({ offerHours }).where(eq(tenant.id, workspace.tenantId)),
    );
  }
  const users = await workspace.everyone();
  const videographers = await Promise.all(
    Array.from({ length: videographerCount }, (_, index) =>
      workspace.user('camera_operator', {
        fullName: `Operator ${index + 1}`,
        locations: ['sydney'],
      }),
    ),
  );
  const named = new Map(videographers.map((one) => [one.id, one]));
  const videographer = (id: string | undefined): User => {
    const videographer = named.get(id ?? '');
    if (!videographer) throw new Error(`There is no videographer ${id}.`);
    return videographer;
  };

  const make = (values: Partial<Parameters<typeof workspace.booking>[0]> = {}) =>
    workspace.booking({
      state: 'active',
      title: 'Harbour film',
      purchaseOrderType: 'available_later',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      date: hoursFromNow(72),
      ...values,
    });
  const act = <Body = Booking>(
    actor: User,
    id: string,
    action: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => api.send<Body>(actor, 'POST', `/booking/${id}/${action}`, body, headers);
  const answer = <Body = Availability>(
    actor: User,
    offer: string,
    action: 'make-available' | 'make-busy',
    headers: Record<string, string> = {},
    body?: unknown,
  ): Promise<Answer<Body>> =>
    api.send<Body>(
      actor,
      'POST',
      `/booking/booking-availability/${offer}/${action}`,
      body,
      headers,
    );
  const show = (id: string) => api.get<Booking>(users.admin, `/booking/${id}`);

  return {
    ...workspace,
    users,
    videographers,
    videographer,
    make,
    act,
    answer,
    /** The booking as an admin sees it. */
    show,
    request: (id: string, body: unknown = automatic) =>
      act(users.admin, id, 'request-camera-operators-availabilities', body),
    /** The offers' states, in order. */
    async states(id: string): Promise<string[]> {
      return (await show(id)).booking_availabilities.map(({ state }) => state);
    },
    /** The offer whose videographer is now asked exclusively. */
    async asked(id: string) {
      const now = api.deps.clock().toISOString();
      return (await show(id)).booking_availabilities.find(
        (offer) => offer.state === 'unknown' && (offer.exclusive_until ?? '') > now,
      );
    },
    /** A user's notifications about a booking, newest first. */
    async told(who: User, id: string): Promise<UserAction[]> {
      const actions = await api.notifications(who);
      return actions.filter(({ target_uuid }) => target_uuid === id);
    },
    /** Subjects of the mails to a user, sorted. */
    async mailsTo({ email }: { email: string }): Promise<string[]> {
      const rows = await workspace.inside((tx) =>
        tx.select().from(mail).where(eq(mail.recipientAddress, email)),
      );
      return rows.map(({ subject }) => subject).sort();
    },
    /** Changes the shoot's length, as an admin does in the form. */
    async lengthen(id: string, duration: number) {
      const { version, title, date } = await show(id);
      const arrival = new Date(new Date(date ?? '').getTime() - 3_600_000);
      return api.send<Booking>(
        users.admin,
        'PUT',
        `/booking/${id}`,
        adminBrief({
          title,
          date: wallText(new Date(date ?? ''), zone),
          arrival_and_setup_date: wallText(arrival, zone),
          duration,
        }),
        { 'If-Match': `"${version}"` },
      );
    },
    /** Ends the queue as failed, so the first of several videographers to accept is assigned. */
    letAssign: (tx: Db, id: string) =>
      tx.update(booking).set({ autoAssignState: 'failed' }).where(eq(booking.id, id)),
    stored: (id: string) =>
      workspace.inside(
        async (tx) => (await tx.select().from(booking).where(eq(booking.id, id)))[0],
      ),
  };
}

export type OfferWorkspace = Awaited<ReturnType<typeof createOfferWorkspace>>;
