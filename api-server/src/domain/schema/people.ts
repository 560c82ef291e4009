import {
  sql,
  boolean,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from '../../platform/db/drizzle.ts';
import { codeText, foldedText, instant, shootline } from '../../platform/db/schema/columns.ts';
import { belonging, ofTenant } from '../../platform/db/schema/of-tenant.ts';
import {
  clientColumns,
  hubOrigin,
  tenantId,
  userColumns,
} from '../../platform/db/schema/workspace.ts';

export const client = shootline.table(
  'client',
  {
    ...clientColumns,
    /** The workspace's next number; set by a trigger. */
    number: integer('number').notNull().default(0),
    billingRegion: codeText('billing_region').notNull(),
    shootDurationMax: integer('shoot_duration_max').notNull().default(12),
    accountManagerId: uuid('account_manager_id'),
    /** False once the client is removed from the hub. Its bookings stay, but it gets no new ones. */
    isActive: boolean('is_active').notNull().default(true),
    ...hubOrigin,
    created: instant('created').notNull().defaultNow(),
    nameSearch: foldedText('name_search', 'name'),
  },
  (t) => [
    ...ofTenant(t),
    unique().on(t.tenantId, t.name),
    index('client_name_part').using('gin', sql`${t.nameSearch} gin_trgm_ops`),
    unique('client_hub').on(t.tenantId, t.hubId),
    unique('client_number').on(t.tenantId, t.number),
    index('client_account_manager').on(t.tenantId, t.accountManagerId),
  ],
);

export const appUser = shootline.table(
  'app_user',
  {
    ...userColumns,
    billingRegion: codeText('billing_region'),
    /** The region where a videographer lives: a value of `regions`. */
    region: codeText('region'),
    /** The places that a videographer serves: values of `camop_locations`. */
    locations: text('locations').array().notNull().default([]),
    /**
     * Start and end of a videographer's working days from Monday on, in minutes on their clocks, equal on
     * days off; null if they work at any time.
     */
    workingHours: smallint('working_hours').array(),
    /** Sum and number of the ratings that a videographer received, 0 to 5 each; set by a trigger. */
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    nameSearch: foldedText('name_search', 'full_name'),
    /** Name and email address. */
    search: foldedText('search', "(full_name || ' ' || email)"),
  },
  (t) => [
    ...ofTenant(t, { clientId: client }),
    unique('app_user_email').on(t.tenantId, t.email),
    unique('app_user_hub').on(t.tenantId, t.hubId),
    unique('app_user_number').on(t.tenantId, t.number),
    index('app_user_name').on(t.tenantId, t.role, t.fullName, t.id),
    index('app_user_by_name').on(t.tenantId, t.fullName, t.id),
    index('app_user_texts').using(
      'gin',
      sql`${t.nameSearch} gin_trgm_ops`,
      sql`${t.search} gin_trgm_ops`,
    ),
    index('app_user_client').on(t.tenantId, t.clientId),
    index('app_user_working_hours')
      .on(t.tenantId, t.timezone)
      .where(sql`working_hours is not null`),
  ],
);

/** The details that the portal writes onto a videographer's invoices. */
export const invoicing = shootline.table(
  'invoicing',
  {
    tenantId: tenantId(),
    userId: uuid('user_id').notNull(),
    legalName: text('legal_name').notNull().default(''),
    address: text('address').notNull().default(''),
    /** ISO 3166-1 alpha-2. */
    country: codeText('country').notNull().default(''),
    taxNumber: text('tax_number').notNull().default(''),
    isTaxRegistered: boolean('is_tax_registered').notNull().default(false),
    numberScheme: text('number_scheme').notNull().default(''),
    nextNumber: integer('next_number').notNull().default(1),
    /** The bank details as JSON, encrypted. */
    bank: text('bank').notNull().default(''),
    bankMasked: text('bank_masked').notNull().default(''),
  },
  (t) => [...belonging(t, { userId: appUser }), primaryKey({ columns: [t.tenantId, t.userId] })],
);

/** A user with all columns. */
export type UserRow = typeof appUser.$inferSelect;
