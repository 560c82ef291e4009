import type {
  Address,
  AutoAssignState,
  BookingState,
  CancellationFeeCategory,
  ChangeDeadlines,
  Coordinates,
  InvoiceState,
} from '@shootline/shared-api/contract';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  text,
  unique,
  uuid,
  sql,
} from '../../platform/db/drizzle.ts';
import {
  codeText,
  contact,
  foldedText,
  humanText,
  id,
  instant,
  minorUnits,
  phone,
  shootline,
} from '../../platform/db/schema/columns.ts';
import { ofTenant } from '../../platform/db/schema/of-tenant.ts';
import { client, appUser, tenantId } from '../../platform/db/schema/workspace.ts';
import { isRated, ratings } from './rating-bits.ts';
import { lengthBetween } from './time-length.ts';

/** `none`: not requested, as before the approval. `no_hub`: approved while no hub was set up. */
export type HubProjectState = 'none' | 'no_hub' | 'creating' | 'failed';

export const booking = shootline.table(
  'booking',
  {
    id: id(),
    tenantId: tenantId(),
    /** The workspace's next number; set by a trigger. */
    bookingNumber: integer('booking_number').notNull().default(0),
    bookingUid: codeText('booking_uid').generatedAlwaysAs(sql`booking_number::text`),
    version: integer('version').notNull().default(1),
    state: codeText('state').$type<BookingState>().notNull(),
    title: humanText('title').notNull().default(''),
    titleSearch: foldedText('title_search', 'title'),
    date: instant('date'),
    arrivalAndSetupDate: instant('arrival_and_setup_date'),
    /** Hours. */
    duration: doublePrecision('duration'),
    /** The day of `date` in the shoot's zone; set by a trigger. */
    day: date('day', { mode: 'string' }),

    clientId: uuid('client_id').notNull(),
    /**
     * These three are trigger-maintained copies of the client's columns, so that lists sort and filter by
     * an index.
     */
    clientName: humanText('client_name').notNull().default(''),
    billingRegion: codeText('billing_region').notNull().default(''),
    accountManagerId: uuid('account_manager_id'),

    submitterId: uuid('submitter_id').notNull(),
    submittedAt: instant('submitted_at'),
    submittedTimezone: text('submitted_timezone'),
    /**
     * These three are set from the state log by a trigger; the first two are when the booking first
     * became active and assigned.
     */
    approvedAt: instant('approved_at'),
    staffedAt: instant('staffed_at'),
    /** The state 48 hours before the shoot, if the log goes back that far. */
    stateAtDeadline: codeText('state_at_deadline').$type<BookingState>(),
    /** Time from submission to approval and to staffing: values of `timeLengths`. */
    approvalTime: codeText('approval_time').generatedAlwaysAs(
      lengthBetween('submitted_at', 'approved_at'),
    ),
    staffingTime: codeText('staffing_time').generatedAlwaysAs(
      lengthBetween('submitted_at', 'staffed_at'),
    ),
    projectOwnerType: text('project_owner_type'),
    /** Only for type `other`. */
    projectOwner: contact('project_owner'),
    pointOfContactType: text('point_of_contact_type'),
    /** Only for type `other`. */
    pointOfContact: contact('point_of_contact'),
    invoiceToUser: contact('invoice_to_user'),
    invoiceNotes: text('invoice_notes').notNull().default(''),
    bookingPocPhoneNumber: phone('booking_poc_phone_number').notNull().default(''),
    bookingOwnerPhoneNumber: phone('booking_owner_phone_number').notNull().default(''),

    address: jsonb('address').$type<Address>(),
    /** Location of a typed address's town, for its price; null for a chosen address. */
    townLocation: jsonb('town_location').$type<Coordinates>(),
    region: codeText('region'),
    /** The shoot's town and country, for statistics. */
    shootLocation: codeText('shoot_location').generatedAlwaysAs(
      // Truncated, as index entries are limited in length.
      sql`left(case when coalesce(address->>'locality', '') = '' then null
        when coalesce(address->>'country', '') in ('', address->>'locality') then address->>'locality'
        else (address->>'locality') || ', ' || (address->>'country') end, 200)`,
    ),
    isParkingAvailable: boolean('is_parking_available'),
    parkingDetails: text('parking_details').notNull().default(''),

    layoutLightingDetails: text('layout_lighting_details').notNull().default(''),
    videoType: text('video_type'),
    videoTypeDetails: text('video_type_details').notNull().default(''),
    intervieweeType: text('interviewee_type'),
    intervieweeTypeDetails: text('interviewee_type_details').notNull().default(''),
    intervieweesPresentersDetails: text('interviewees_presenters_details').notNull().default(''),
    cameraOperatorCaptureDetails: text('camera_operator_capture_details').notNull().default(''),
    inspirationDetails: text('inspiration_details').notNull().default(''),

    purchaseOrder: text('purchase_order').notNull().default(''),
    purchaseOrderType: text('purchase_order_type'),
    quoteNumber: text('quote_number').notNull().default(''),
    quoteNumberType: text('quote_number_type'),
    isEquipmentTermsAccepted: boolean('is_equipment_terms_accepted'),
    shootFootageUploadType: text('shoot_footage_upload_type'),
    cameraOperatorShootFootageUploadType: text('camera_operator_shoot_footage_upload_type'),
    covid19: text('covid_19').notNull().default(''),
    additionalDetails: text('additional_details').notNull().default(''),
    isTermsAccepted: boolean('is_terms_accepted'),

    maximumBudget: minorUnits('maximum_budget'),
    maximumBudgetCurrency: text('maximum_budget_currency').notNull().default('AUD'),
    isClientCostManual: boolean('is_client_cost_manual').notNull().default(false),
    clientCost: minorUnits('client_cost'),
    clientCostCurrency: text('client_cost_currency'),
    isVideographerCostManual: boolean('is_camera_operator_cost_manual').notNull().default(false),
    videographerCost: minorUnits('camera_operator_cost'),
    videographerCostCurrency: text('camera_operator_cost_currency'),

    videographerId: uuid('camera_operator_id'),
    autoAssignState: text('auto_assign_state').$type<AutoAssignState>().notNull().default('init'),
    /** The invoice state that lists show; set by a trigger. */
    camopInvoiceStatus: codeText('camop_invoice_status').$type<InvoiceState>(),

    cancellationReason: text('cancellation_reason'),
    cancellationDetails: text('cancellation_details').notNull().default(''),
    /** The fee that the policy sets for a cancellation after the approval and shortly before the shoot. */
    lateFee: codeText('late_fee').$type<CancellationFeeCategory>(),
    /** Until when clients may change or cancel once although their deadline has passed, by part. */
    lateChanges: jsonb('late_changes')
      .$type<Partial<Record<keyof ChangeDeadlines, string>>>()
      .notNull()
      .default({}),
    /** Whether the booking has a cancellation fee; set by a trigger. */
    hasFee: boolean('has_fee').notNull().default(false),
    /**
     * The ratings that the videographer and the shoot were given, 0 to 5, one bit for each rating; set by
     * a trigger.
     */
    videographerRatings: integer('videographer_ratings').notNull().default(0),
    shootRatings: integer('shoot_ratings').notNull().default(0),
    videoId: text('video_id'),
    /** The project's page: a full address, or a path of the portal if the hub is served next to it. */
    hubProjectUrl: text('hub_project_url'),
    /** Progress of a project that does not exist yet. */
    hubProjectState: text('hub_project_state').$type<HubProjectState>().notNull().default('none'),
    /** Why the hub has not made the project, for admins; null unless its last attempt failed. */
    hubProjectError: text('hub_project_error'),
    created: instant('created').notNull().defaultNow(),
    modified: instant('modified').notNull().defaultNow(),
  },
  (t) => {
    // The trailing state lets counts and skipped rows without deleted bookings be read from the index
    // alone; the trailing day does the same for ranges of dates. One index serves both directions:
    // undated bookings come last in newest-first order and first in oldest-first order.
    const byDate = sql`${t.date} desc nulls last`;
    const byId = sql`${t.id} desc`;
    return [
      ...ofTenant(t, { clientId: client, submitterId: appUser, videographerId: appUser }),
      unique('booking_number').on(t.tenantId, t.bookingNumber),
      index('booking_date').on(t.tenantId, byDate, byId, t.state, t.day),
      index('booking_state').on(t.tenantId, t.state, t.id),
      index('booking_draft_modified')
        .on(t.tenantId, sql`${t.modified} desc`, byId)
        .where(sql`${t.state} = 'draft'`),
      index('booking_title').on(t.tenantId, t.title, t.id, t.state),
      index('booking_client_name').on(t.tenantId, t.clientName, t.id, t.state),
      index('booking_invoice_status').on(
        t.tenantId,
        sql`${t.camopInvoiceStatus} desc nulls last`,
        byId,
        t.state,
      ),
      index('booking_state_date').on(
        t.tenantId,
        t.state,
        byDate,
        byId,
        t.region,
        t.billingRegion,
        t.accountManagerId,
        t.camopInvoiceStatus,
        t.titleSearch,
        t.day,
        t.duration,
      ),
      index('booking_client_date').on(t.tenantId, t.clientId, byDate, byId, t.state, t.day),
      index('booking_submitter_date').on(t.tenantId, t.submitterId, byDate, byId, t.state, t.day),
      index('booking_operator_date').on(t.tenantId, t.videographerId, byDate, byId, t.state, t.day),
      index('booking_manager_date').on(
        t.tenantId,
        t.accountManagerId,
        byDate,
        byId,
        t.state,
        t.day,
      ),
      index('booking_region_date').on(t.tenantId, t.region, byDate, byId, t.state, t.day),
      index('booking_billing_date').on(t.tenantId, t.billingRegion, byDate, byId, t.state, t.day),
      index('booking_invoice_date').on(
        t.tenantId,
        t.camopInvoiceStatus,
        byDate,
        byId,
        t.state,
        t.day,
      ),
      index('booking_fee_due')
        .on(t.tenantId, byDate, byId, t.state, t.day, t.hasFee, t.videographerId)
        .where(sql`${t.lateFee} is not null`),
      index('booking_unstaffed')
        .on(t.tenantId, t.date, t.id, t.day)
        .where(sql`${t.videographerId} is null and ${t.state} in ('new', 'active', 'requested')`),
      index('booking_approval_time').on(t.tenantId, t.approvalTime, byDate, byId, t.state, t.day),
      index('booking_staffing_time').on(t.tenantId, t.staffingTime, byDate, byId, t.state, t.day),
      index('booking_unstaffed_at_deadline')
        .on(t.tenantId, byDate, byId, t.state, t.day)
        .where(sql`${t.stateAtDeadline} in ('active', 'requested')`),
      index('booking_video_type_date').on(t.tenantId, t.videoType, byDate, byId, t.state, t.day),
      index('booking_duration_date').on(t.tenantId, t.duration, byDate, byId, t.state, t.day),
      index('booking_location_date').on(t.tenantId, t.shootLocation, byDate, byId, t.state, t.day),
      ...ratings.flatMap((rating) => [
        index(`booking_videographer_rated_${rating}`)
          .on(t.tenantId, byDate, byId, t.state, t.day)
          .where(isRated(t.videographerRatings, rating)),
        index(`booking_shoot_rated_${rating}`)
          .on(t.tenantId, byDate, byId, t.state, t.day)
          .where(isRated(t.shootRatings, rating)),
      ]),
      index('booking_uid').on(t.tenantId, t.bookingUid),
      index('booking_title_part').using('gin', sql`${t.titleSearch} gin_trgm_ops`),
      // Counts matches in titles without reading the bookings.
      index('booking_title_search').on(t.tenantId, t.titleSearch, t.state),
      index('booking_video').on(t.tenantId, t.videoId),
      // Covers all columns that statistics count, so that the wide rows need not be read.
      index('booking_statistics').on(
        t.tenantId,
        t.day,
        t.state,
        t.billingRegion,
        t.clientId,
        t.submitterId,
        t.accountManagerId,
        t.videographerId,
        t.region,
        t.shootLocation,
        t.videoType,
        t.duration,
        t.date,
        t.stateAtDeadline,
      ),
    ];
  },
);

export const bookingId = () => uuid('booking_id').notNull();
