import { randomUUID } from 'node:crypto';
import { type RoleName, roles } from '@shootline/shared-api/contract';
import type {
  Address,
  BookingState,
  CancellationFeeCategory,
} from '@shootline/shared-api/contract';
import { feeDiscounts } from '@shootline/shared-api/rules';
import type { Db } from '../src/platform/db/db.ts';
import {
  booking,
  bookingAvailability,
  bookingFile,
  callSheet,
  cancellationFee,
  comment,
  commentThread,
  feedback,
  invoice,
  stateLog,
  userAction,
} from '../src/domain/schema.ts';
import { hashPassword } from '../src/platform/session/password/password.ts';
import { createClient, createUser, createWorkspace } from '../src/domain/people/user/workspaces.ts';
import { workspaceTransaction } from '../src/platform/db/workspace-transaction.ts';
import { cheapPasswords, testNow } from './test-api.ts';

type Table = { $inferInsert: unknown };
type Values<T extends Table> = Partial<Omit<T['$inferInsert'], 'tenantId' | 'bookingId'>>;

const hour = 3_600_000;

/** The password of users whose password no test enters. */
const unknownPassword = hashPassword(randomUUID(), cheapPasswords);

export function hoursFromNow(hours: number): Date {
  return new Date(testNow.getTime() + hours * hour);
}

const sydney: Address = {
  country_code: 'AU',
  country: 'Australia',
  locality: 'Sydney',
  state: 'NSW',
  timezone: 'Australia/Sydney',
  formatted_address: '1 George Street, Sydney NSW 2000, Australia',
  formatted_address_short: 'Sydney NSW',
  is_manual: false,
  is_valid: true,
  verified: 'town',
  additional_details: '',
  street_number: '1',
  route: 'George Street',
  postal_code: '2000',
};

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('Nothing was inserted.');
  return row;
}

/** Of a call sheet whose content does not matter. */
export const noFacts = {
  arrival_and_setup_date: null,
  date: null,
  duration: null,
  address: '',
  point_of_contact: null,
  project_owner: null,
  videographer: null,
};

/** Creates a workspace for one test, with builders for its records. */
export async function createTestWorkspace(db: Db, alias = `w-${randomUUID()}`) {
  const { id: tenantId } = await createWorkspace(db, { alias, name: alias });
  const inside = <Result>(work: (tx: Db) => Promise<Result>) =>
    workspaceTransaction(db, tenantId, work);

  const client = (values: Partial<Parameters<typeof createClient>[2]> = {}) =>
    inside((tx) =>
      createClient(tx, tenantId, {
        name: `Client ${randomUUID()}`,
        billingRegion: 'Australia',
        ...values,
      }),
    );

  const user = (
    role: RoleName,
    values: {
      fullName?: string;
      email?: string;
      clientId?: string;
      password?: string;
      /** Whether the user has yet to accept the invitation and has no password. */
      isInvited?: boolean;
      isActive?: boolean;
      region?: string;
      locations?: string[];
      billingRegion?: string;
    } = {},
  ) => {
    const { isInvited = false, password, ...rest } = values;
    return inside(async (tx) =>
      createUser(tx, tenantId, {
        role: roles[role],
        fullName: `Some ${role}`,
        email: `${role}-${randomUUID()}@${alias}.test`,
        ...rest,
        ...(!isInvited && {
          passwordHash: await (password === undefined
            ? unknownPassword
            : hashPassword(password, cheapPasswords)),
        }),
      }),
    );
  };

  /** Adds a booking with its threads; by default a submitted one in Sydney in three days. */
  const makeBooking = (
    values: Values<typeof booking> & { clientId: string; submitterId: string; state: BookingState },
  ) =>
    inside(async (tx) => {
      const row = only(
        await tx
          .insert(booking)
          .values({
            title: 'A shoot',
            date: hoursFromNow(72),
            duration: 6,
            address: sydney,
            region: 'sydney',
            submittedAt: hoursFromNow(-1),
            ...values,
            tenantId,
          })
          .returning(),
      );
      const threads = await tx
        .insert(commentThread)
        .values([
          { tenantId, bookingId: row.id, type: 'project' as const },
          { tenantId, bookingId: row.id, type: 'internal' as const },
        ])
        .returning();
      const threadOf = (type: 'project' | 'internal') =>
        only(threads.filter((thread) => thread.type === type)).id;
      return { ...row, projectThread: threadOf('project'), internalThread: threadOf('internal') };
    });

  return {
    tenantId,
    alias,
    inside,
    client,
    user,
    booking: makeBooking,
    /** Creates a client with one user of each client role, and one user of each other role. */
    async everyone() {
      const own = await client({ name: `Own ${randomUUID()}` });
      const of = { clientId: own.id };
      return {
        client: own,
        unapproved: await user('unapproved_client_user', of),
        clientUser: await user('client_user', of),
        teamAdmin: await user('client_team_admin', of),
        owner: await user('client_owner', of),
        videographer: await user('camera_operator'),
        editor: await user('editor'),
        reviewer: await user('reviewer'),
        finance: await user('finance'),
        admin: await user('admin'),
      };
    },
    offer: (
      bookingId: string,
      videographerId: string,
      values: Values<typeof bookingAvailability> = {},
    ) =>
      inside(async (tx) =>
        only(
          await tx
            .insert(bookingAvailability)
            .values({ state: 'unknown', ...values, tenantId, bookingId, videographerId })
            .returning(),
        ),
      ),
    fee: (
      bookingId: string,
      createdById: string,
      videographerId: string | null,
      category: CancellationFeeCategory = 'within_48_hours',
    ) =>
      inside(async (tx) =>
        only(
          await tx
            .insert(cancellationFee)
            .values({
              tenantId,
              bookingId,
              createdById,
              videographerId,
              category,
              discount: feeDiscounts[category],
            })
            .returning(),
        ),
      ),
    invoice: (bookingId: string, videographerId: string, values: Values<typeof invoice> = {}) =>
      inside(async (tx) =>
        only(
          await tx
            .insert(invoice)
            .values({
              state: 'init',
              revision: (values.state ?? 'init') === 'init' ? 0 : 1,
              currency: 'AUD',
              ...values,
              tenantId,
              bookingId,
              videographerId,
            })
            .returning(),
        ),
      ),
    comment: (threadId: string, createdById: string, text: string, created?: Date) =>
      inside(async (tx) =>
        only(
          await tx
            .insert(comment)
            .values({ tenantId, threadId, createdById, text, ...(created ? { created } : {}) })
            .returning(),
        ),
      ),
    file: (bookingId: string, createdById: string, storageKey: string, name = 'brief.pdf') =>
      inside(async (tx) =>
        only(
          await tx
            .insert(bookingFile)
            .values({
              tenantId,
              bookingId,
              createdById,
              storageKey,
              name,
              size: 5,
              contentType: 'application/pdf',
            })
            .returning(),
        ),
      ),
    /** A first call sheet without its file. */
    callSheet: (bookingId: string, videographerId: string, createdById: string) =>
      inside((tx) =>
        tx.insert(callSheet).values({
          tenantId,
          bookingId,
          videographerId,
          createdById,
          version: 1,
          created: testNow,
          facts: noFacts,
        }),
      ),
    log: (
      bookingId: string,
      userId: string | null,
      toState: BookingState,
      version: number | null = null,
    ) =>
      inside((tx) => tx.insert(stateLog).values({ tenantId, bookingId, userId, toState, version })),
    /** A user's rating of a videographer or, without one, of the shoot. */
    rating: (
      bookingId: string,
      authorId: string,
      videographerId: string | null,
      rating: number,
      values: Values<typeof feedback> = {},
    ) =>
      inside((tx) =>
        tx.insert(feedback).values({
          received: true,
          ...values,
          tenantId,
          bookingId,
          authorId,
          videographerId,
          rating,
        }),
      ),
    action: (
      recipientId: string,
      bookingId: string,
      verb: string,
      actorId: string | null,
      created?: Date,
    ) =>
      inside((tx) =>
        tx.insert(userAction).values({
          tenantId,
          recipientId,
          bookingId,
          verb,
          actorId,
          targetName: 'A shoot',
          ...(created ? { created } : {}),
        }),
      ),
  };
}

export type TestWorkspace = Awaited<ReturnType<typeof createTestWorkspace>>;
