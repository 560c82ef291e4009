import type {
  BookingState,
  CancellationFeeCategory,
  StateLog,
} from '@shootline/shared-api/contract';
import { index, integer, jsonb, text, uuid } from '../../platform/db/drizzle.ts';
import { id, instant, shootline } from '../../platform/db/schema/columns.ts';
import { ofTenant } from '../../platform/db/schema/of-tenant.ts';
import { appUser, tenantId } from '../../platform/db/schema/workspace.ts';
import { booking, bookingId } from './booking.ts';

export const cancellationFee = shootline.table(
  'cancellation_fee',
  {
    id: id(),
    tenantId: tenantId(),
    bookingId: bookingId(),
    category: text('category').$type<CancellationFeeCategory>().notNull(),
    videographerId: uuid('camera_operator_id'),
    createdById: uuid('created_by_id').notNull(),
    /** Percent taken off the price. */
    discount: integer('discount').notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    ...ofTenant(t, { bookingId: booking, videographerId: appUser, createdById: appUser }),
    index('fee_booking').on(t.tenantId, t.bookingId, t.created),
    index('fee_operator').on(t.tenantId, t.videographerId, t.bookingId),
  ],
);

/** Ids of the videographers in a change, by their part in it. */
export type Staffing = Partial<Record<StateLog['staffing'][number]['part'], string[]>>;

export const stateLog = shootline.table(
  'state_log',
  {
    id: id(),
    tenantId: tenantId(),
    bookingId: bookingId(),
    at: instant('at').notNull().defaultNow(),
    fromState: text('from_state').$type<BookingState>(),
    toState: text('to_state').$type<BookingState>().notNull(),
    /** Null for the system itself. */
    userId: uuid('user_id'),
    reason: text('reason').notNull().default(''),
    /** The booking's version after the change; null for records from before versions. */
    version: integer('version'),
    /** The contract's names of the changed fields. */
    fields: text('fields').array().notNull().default([]),
    staffing: jsonb('staffing').$type<Staffing>().notNull().default({}),
    /** Why a videographer declined or gave the shoot up; only for readers of the offers. */
    declineReason: text('decline_reason').notNull().default(''),
  },
  (t) => [
    ...ofTenant(t, { bookingId: booking, userId: appUser }),
    index('state_log_booking').on(t.tenantId, t.bookingId, t.at),
  ],
);
