import type { Role, WorkspaceSettings } from '@shootline/shared-api/contract';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from '../drizzle.ts';
import { codeText, humanText, id, instant, phone, shootline } from './columns.ts';
import { belonging, ofTenant } from './of-tenant.ts';

const changeHours = (name: string) =>
  codeText(name).$type<WorkspaceSettings['cancellation_until']>().notNull().default('any');

/** A workspace. Not tenant-owned: it is looked up by alias before a tenant is known. */
export const tenant = shootline.table('tenant', {
  id: id().primaryKey(),
  alias: codeText('alias').notNull().unique(),
  name: text('name').notNull(),
  publicOfferTitle: codeText('public_offer_title')
    .$type<WorkspaceSettings['public_offer_title']>()
    .notNull()
    .default('shoot'),
  offerHours: codeText('offer_hours')
    .$type<WorkspaceSettings['offer_hours']>()
    .notNull()
    .default('limited'),
  /** HH:mm in the videographer's zone. */
  offerHoursFrom: codeText('offer_hours_from').notNull().default('07:00'),
  offerHoursTo: codeText('offer_hours_to').notNull().default('21:00'),
  /** The users who must have a second factor. */
  secondFactor: codeText('second_factor')
    .$type<WorkspaceSettings['second_factor']>()
    .notNull()
    .default('optional'),
  /** The business that videographers invoice; their invoices are written to it. */
  invoiceName: text('invoice_name').notNull().default(''),
  invoiceAddress: text('invoice_address').notNull().default(''),
  invoiceCountry: codeText('invoice_country').notNull().default(''),
  invoiceTaxNumber: text('invoice_tax_number').notNull().default(''),
  invoiceLanguage: codeText('invoice_language')
    .$type<WorkspaceSettings['invoice_language']>()
    .notNull()
    .default('en'),
  /** The hours before a shoot until which clients may change or cancel it. */
  placeChangesUntil: changeHours('place_changes_until'),
  contentChangesUntil: changeHours('content_changes_until'),
  cancellationUntil: changeHours('cancellation_until'),
  /** The fewest minutes between two shoots of a videographer. */
  minimumGap: codeText('minimum_gap')
    .$type<WorkspaceSettings['minimum_gap']>()
    .notNull()
    .default('60'),
  /** When users and clients were last synced with the hub. */
  hubSynced: instant('hub_synced'),
  /** On its way to another database, so that no job starts, or gone there, so that no call is answered. */
  moving: codeText('moving').$type<'leaving' | 'moved'>(),
  created: instant('created').notNull().defaultNow(),
});

export const tenantId = () =>
  uuid('tenant_id')
    .notNull()
    .references(() => tenant.id);

/**
 * The last numbers that a workspace has given out, by triggers: one row for each workspace. Apart from
 * `tenant`, as every new booking changes it.
 */
export const numbering = shootline.table('numbering', {
  tenantId: tenantId().primaryKey(),
  lastBooking: integer('last_booking').notNull().default(10000),
  lastUser: integer('last_user').notNull().default(0),
  lastClient: integer('last_client').notNull().default(0),
});

/** Null for records unknown to the hub. */
export const hubOrigin = {
  hubId: codeText('hub_id'),
  /** When the hub last changed the stored values. */
  hubUpdated: instant('hub_updated'),
};

export type PersonAddress = {
  formatted_address: string;
  location: { lat: number; lng: number } | null;
};

/** The columns of a client that sessions read. */
export const clientColumns = {
  id: id(),
  tenantId: tenantId(),
  name: humanText('name').notNull(),
};

/** A client, as sessions know it; the domain's table has more columns. */
export const client = shootline.table('client', clientColumns);

/** The columns of a user that are independent of the business. */
export const userColumns = {
  id: id(),
  tenantId: tenantId(),
  /** The workspace's next number; set by a trigger. */
  number: integer('number').notNull().default(0),
  role: smallint('role').$type<Role>().notNull(),
  fullName: humanText('full_name').notNull(),
  /** In lower case. */
  email: text('email').notNull(),
  /** Null for users who cannot sign in with a password. */
  passwordHash: text('password_hash'),
  isActive: boolean('is_active').notNull().default(true),
  /** When the invitation was last sent again. */
  invitedAgain: instant('invited_again'),
  phone: phone('phone').notNull().default(''),
  company: text('company').notNull().default(''),
  timezone: text('timezone').notNull().default('Australia/Sydney'),
  /** The language of their mails, as in `languages.ts`. */
  language: codeText('language').notNull().default('en-AU'),
  /** Muted notifications, as `topic.channel`. */
  muted: text('muted').array().notNull().default([]),
  /** Path of the page that they chose to begin with. */
  firstPage: text('first_page'),
  /** Whether a sign-in leads to the welcome. */
  showsWelcome: boolean('shows_welcome').notNull().default(true),
  clientId: uuid('client_id'),
  address: jsonb('address').$type<PersonAddress>(),
  locality: text('locality').notNull().default(''),
  state: text('state').notNull().default(''),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  ...hubOrigin,
  created: instant('created').notNull().defaultNow(),
};

/** A user, as sessions know them; the domain's table has more columns. */
export const appUser = shootline.table('app_user', userColumns);

/** A session. Read by its token before a tenant is known, and never by tenant code. */
export const session = shootline.table(
  'session',
  {
    id: id(),
    tenantId: tenantId(),
    userId: uuid('user_id').notNull(),
    tokenHash: codeText('token_hash').notNull(),
    created: instant('created').notNull(),
    lastSeen: instant('last_seen').notNull(),
    expires: instant('expires').notNull(),
    /** When the user last proved in it who they are, by signing in or by their password. */
    confirmed: instant('confirmed').notNull(),
    /** Network address and user agent of the sign-in. */
    address: text('address'),
    userAgent: text('user_agent').notNull().default(''),
  },
  (t) => [
    ...ofTenant(t, { userId: appUser }),
    unique('session_token').on(t.tenantId, t.tokenHash),
    index('session_user_id').on(t.tenantId, t.userId),
    index('session_expires').on(t.tenantId, t.expires),
  ],
);

/** The reason for a ticket: an admin's invitation or the user's own request. */
export type TicketPurpose = 'invitation' | 'password_link';

/** Lets the owner of a mailbox set a password once. Read before a tenant is known, as sessions are. */
export const passwordTicket = shootline.table(
  'password_ticket',
  {
    userId: uuid('user_id').notNull(),
    purpose: codeText('purpose').$type<TicketPurpose>().notNull(),
    tenantId: tenantId(),
    tokenHash: codeText('token_hash').notNull(),
    expires: instant('expires').notNull(),
  },
  // A newer ticket replaces the previous one.
  (t) => [
    ...belonging(t, { userId: appUser }),
    primaryKey({ columns: [t.tenantId, t.userId, t.purpose] }),
    unique('password_ticket_token').on(t.tenantId, t.tokenHash),
  ],
);

/** Counts events within a window, such as failed sign-ins or calls of one user. */
export const rateCount = shootline.table(
  'rate_count',
  {
    key: codeText('key').primaryKey(),
    count: integer('count').notNull(),
    windowEnd: instant('window_end').notNull(),
  },
  (t) => [index('rate_count_window_end').on(t.windowEnd)],
);

/**
 * A browser in which a user has signed in, known by a cookie. Read before a tenant is known, as sessions
 * are.
 */
export const knownBrowser = shootline.table(
  'known_browser',
  {
    tenantId: tenantId(),
    userId: uuid('user_id').notNull(),
    tokenHash: codeText('token_hash').notNull(),
    /** The network it was last seen in. */
    address: text('address').notNull(),
    lastSeen: instant('last_seen').notNull(),
  },
  (t) => [
    ...belonging(t, { userId: appUser }),
    primaryKey({ columns: [t.tenantId, t.userId, t.tokenHash] }),
  ],
);

/** A user's second factor, an authenticator app. */
export const secondFactor = shootline.table(
  'second_factor',
  {
    tenantId: tenantId(),
    userId: uuid('user_id').notNull(),
    /** The secret of the app, encrypted. */
    secret: text('secret').notNull(),
    /** The time step of the last code, which cannot be used again. */
    lastStep: integer('last_step').notNull(),
    /** Hashes of the recovery codes that are left. */
    recoveryHashes: text('recovery_hashes').array().notNull(),
    enabled: instant('enabled').notNull(),
  },
  (t) => [...belonging(t, { userId: appUser }), primaryKey({ columns: [t.tenantId, t.userId] })],
);

/** A passkey of a user, which signs them in without a password. */
export const passkey = shootline.table(
  'passkey',
  {
    id: id(),
    tenantId: tenantId(),
    userId: uuid('user_id').notNull(),
    /** Its id at the authenticator, and its public key (COSE), both base64url. */
    credentialId: codeText('credential_id').notNull(),
    publicKey: codeText('public_key').notNull(),
    /** How often the authenticator says that it was used; 0 if it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Whether it may be copied to other devices, and whether it has been. */
    isMultiDevice: boolean('is_multi_device').notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    transports: text('transports').array().notNull(),
    name: humanText('name').notNull(),
    created: instant('created').notNull(),
    lastUsed: instant('last_used'),
  },
  (t) => [
    ...ofTenant(t, { userId: appUser }),
    unique('passkey_credential').on(t.tenantId, t.credentialId),
    index('passkey_user').on(t.tenantId, t.userId),
  ],
);

/**
 * A device that a user is asked for no code on, known by a cookie. Read before a tenant is known, as
 * sessions are.
 */
export const trustedDevice = shootline.table(
  'trusted_device',
  {
    tenantId: tenantId(),
    tokenHash: codeText('token_hash').notNull(),
    userId: uuid('user_id').notNull(),
    expires: instant('expires').notNull(),
  },
  (t) => [
    ...belonging(t, { userId: appUser }),
    primaryKey({ columns: [t.tenantId, t.tokenHash] }),
    index('trusted_device_user').on(t.tenantId, t.userId),
    index('trusted_device_expires').on(t.tenantId, t.expires),
  ],
);
