import { bookingStates } from '@shootline/shared-api/contract';
import { eq } from '../../src/platform/db/drizzle.ts';
import { booking, appUser } from '../../src/domain/schema.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { type Choices, choicesFrom } from './random.ts';
import { addHistories } from './varied-histories.ts';
import { homes, shootPlaces } from './varied-places.ts';
import { createTestWorkspace } from '../workspace.ts';

const hour = 3_600_000;

/** Random manual costs in AUD or GBP, some with odd amounts. */
function manualCosts({ upTo, pick, chance }: Choices) {
  const cost = () => ({ amount: upTo(500_000), currency: pick(['AUD', 'AUD', 'GBP']) });
  const [ofClient, ofVideographer] = [cost(), cost()];
  return {
    ...(chance(0.3) && {
      isClientCostManual: true,
      clientCost: ofClient.amount,
      clientCostCurrency: ofClient.currency,
    }),
    ...(chance(0.3) && {
      isVideographerCostManual: true,
      videographerCost: ofVideographer.amount,
      videographerCostCurrency: ofVideographer.currency,
    }),
  };
}

/**
 * A workspace with random users, bookings, histories and prices, repeatable by seed; `add` creates that
 * many more bookings.
 */
export async function createVariedWorkspace(db: Db, seed: number) {
  const choices = choicesFrom(seed);
  const { upTo, pick, chance } = choices;
  const times = <Result>(count: number, make: (index: number) => Promise<Result>) =>
    Array.from({ length: count }).reduce<Promise<Result[]>>(
      async (made, _, index) => [...(await made), await make(index)],
      Promise.resolve([]),
    );

  const workspace = await createTestWorkspace(db);
  const users = await workspace.everyone();
  const clients = await times(5, (index) =>
    workspace.client({
      name: `Client ${index}`,
      billingRegion: pick(['Australia', 'Asia', 'US', 'UK', 'Europe']),
      accountManagerId: pick([users.reviewer.id, users.admin.id]),
    }),
  );
  const submitters = await times(8, (index) =>
    workspace.user('client_user', {
      fullName: `Submitter ${index}`,
      clientId: (clients[index % clients.length] ?? users.client).id,
      isActive: index !== 3,
    }),
  );
  // More than the ten that Analytics shows.
  const videographers = await times(13, (index) =>
    workspace.user('camera_operator', {
      fullName: `Videographer ${String(index).padStart(2, '0')}`,
      ...(chance(0.5) && { billingRegion: pick(['Australia', 'UK']) }),
    }),
  );
  await workspace.inside(async (tx) => {
    for (const { id } of [...submitters, ...videographers]) {
      const { lat: latitude, lng: longitude } = pick(homes);
      if (chance(0.8)) {
        await tx.update(appUser).set({ latitude, longitude }).where(eq(appUser.id, id));
      }
    }
  });

  function newBooking(index: number): Omit<typeof booking.$inferInsert, 'tenantId'> {
    const state = pick(bookingStates);
    const isSparse = state === 'draft' && chance(0.5);
    // Between January 2025 and June 2026, at any hour.
    const date = new Date(Date.UTC(2025, 0, 1) + upTo(540 * 24) * hour);
    const submittedAt = new Date(date.getTime() - (24 + upTo(1500)) * hour);
    return {
      clientId: pick(clients).id,
      submitterId: pick(submitters).id,
      videographerId: chance(0.7) ? pick(videographers).id : null,
      state,
      title: `Shoot ${index}`,
      ...pick(shootPlaces),
      date,
      duration: pick([1, 2, 4, 6.5, 8, 12.5, null]),
      videoType: pick(['event', 'interview', 'corporate', null]),
      submittedAt: state === 'draft' ? null : submittedAt,
      ...manualCosts(choices),
      ...(isSparse && { date: null, duration: null, address: null, region: null, videoType: null }),
    };
  }

  const cast = {
    videographers: videographers.map(({ id }) => id),
    submitters: submitters.map(({ id }) => id),
    finance: users.finance.id,
  };

  async function add(count: number): Promise<void> {
    const { tenantId } = workspace;
    await workspace.inside(async (tx) => {
      const bookings = Array.from({ length: count }, (_, index) => newBooking(index));
      const rows = await tx
        .insert(booking)
        .values(bookings.map((one) => ({ ...one, tenantId })))
        .returning();
      await addHistories(tx, rows, cast, choices);
    });
  }

  return { workspace, users, clients, submitters, videographers, add };
}
