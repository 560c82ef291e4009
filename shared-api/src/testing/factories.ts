import { bookingFlags } from '../contract/booking-flags.gen.ts';
import type {
  AuditEvent,
  Availability,
  Booking,
  BookingFlag,
  BookingPermissions,
  BookingRowPermissions,
  BookingStaffing,
  BookingSummary,
  CalendarEntry,
  Videographer,
  VideographerProfile,
  InternalUser,
  Candidate,
  Invoice,
  InvoiceFile,
  ListViews,
  Mail,
  ManagedUser,
  ReferenceData,
  Role,
  SignedInUser,
  SupplierInvoice,
  UserFeedback,
  WorkLine,
  WorkingDay,
  WorkingHours,
} from '../contract/index.ts';
import { type BriefName, briefField, briefNames } from '../rules/brief.ts';
import { roleName, roles } from '../contract/roles.ts';
import { type BookingViewChoice, bookingViewsOf } from '../contract/views.ts';

/** A permissions map in which only these flags are granted. */
export function permissions(...granted: BookingFlag[]): BookingPermissions {
  return Object.fromEntries(
    bookingFlags.map((flag) => [flag, granted.includes(flag)]),
  ) as BookingPermissions;
}

/** Row permissions, none granted: lists show only some of the flags. */
function rowPermissions(): BookingRowPermissions {
  const all = permissions();
  return {
    update: all.update,
    duplicate: all.duplicate,
    approve: all.approve,
    approve_and_offer: all.approve_and_offer,
    request_camops_availabilities: all.request_camops_availabilities,
    make_on_hold: all.make_on_hold,
    make_completed: all.make_completed,
    make_deleted: all.make_deleted,
    submit_invoice: all.submit_invoice,
  };
}

let serial = 0;

/** A uuid: new for each call, and the same in every run. */
export function testUuid(): string {
  serial += 1;
  return `00000000-0000-4000-8000-${String(serial).padStart(12, '0')}`;
}

/** A signed-in user of a role. */
export function buildUser(role: Role = roles.client_user): SignedInUser {
  return {
    uuid: testUuid(),
    id: serial,
    full_name: 'Maya Okafor',
    initials: 'MO',
    email: 'maya.okafor@example.test',
    phone: '+61 400 111 222',
    phone_formatted: '+61 400 111 222',
    timezone: 'Australia/Sydney',
    client: role < roles.camera_operator ? { id: testUuid(), name: 'Harbour Foods' } : null,
    role_policy: role,
    role_type: roleName(role) ?? 'client_user',
    workspace: 'demo',
    auth_token: 'test-token',
    sign_out_token: 'test-sign-out-token',
    session_expires: '2099-01-01T00:00:00.000Z',
    first_page: null,
    shows_welcome: false,
  };
}

/** An internal user as pickers show them, by default an admin. */
export function buildInternalUser(values: Partial<InternalUser> = {}): InternalUser {
  const { uuid, full_name, email, role_policy } = { ...buildUser(roles.admin), ...values };
  return { uuid, full_name, email, role_policy };
}

/** 12 Bridge Street in Sydney, as returned by the lookup of a suggestion. */
export const sydneyAddress = {
  country_code: 'AU',
  country: 'Australia',
  locality: 'Sydney',
  state: 'NSW',
  timezone: 'Australia/Sydney',
  formatted_address: '12 Bridge Street, Sydney NSW 2000, Australia',
  formatted_address_short: 'Sydney NSW',
  is_manual: false,
  is_valid: true,
  verified: 'street' as const,
  additional_details: '',
  street_number: '12',
  route: 'Bridge Street',
  postal_code: '2000',
  location: { lat: -33.8643, lng: 151.2084 },
};

const contact = {
  full_name: 'Maya Okafor',
  phone: '+61 400 111 222',
  email: 'maya.okafor@example.test',
  company: 'Harbour Foods',
};

/** The staffing of a booking before anybody is asked, with this videographer as the best. */
export function buildStaffing(
  booking: string,
  best: { uuid: string; full_name: string } | null,
  changes: Partial<BookingStaffing> = {},
): BookingStaffing {
  const none = { count: 0, names: [] };
  return {
    booking,
    waiting: { ...none, until: null },
    unanswered: none,
    queued: none,
    opens: null,
    accepted: none,
    declined: { ...none, reasons: [] },
    best: best && {
      ...best,
      email: 'best@example.test',
      locality: 'Sydney',
      state: 'NSW',
      score: 83.4,
      points: { rating: 36.2, distance: 28.2, jobs: 16, answered: 9 },
      average_rating: { rating: 4.8, count: 12 },
      distance_km: 6,
      travel_before: null,
      travel_after: null,
      recent_jobs: 2,
      answered_percent: 90,
      queue_place: null,
      offer_state: null,
      is_assigned: false,
      conflicts: [],
    },
    is_nobody_free: best === null,
    ...changes,
  };
}

/** A row of the bookings list: assigned, in Sydney, 6 hours from 10 am on 14 August 2030. */
export function buildBookingSummary(changes: Partial<BookingSummary> = {}): BookingSummary {
  const uuid = testUuid();
  return {
    uuid,
    booking_uid: String(10_000 + serial),
    title: 'Founder interview',
    version: 1,
    state: 'assigned',
    state_display: 'Assigned',
    date: '2030-08-14T00:00:00.000Z',
    arrival_and_setup_date: '2030-08-13T23:15:00.000Z',
    duration: 6,
    client: { id: testUuid(), name: 'Harbour Foods' },
    region: 'sydney',
    address: sydneyAddress,
    project_owner_full_name: 'Maya Okafor',
    camera_operator_full_name: 'Theo Lindqvist',
    camop_invoice: null,
    camop_invoice_status: null,
    invoice_action: null,
    invoice_currency: null,
    is_short_notice_booking: false,
    has_pending_availabilities: false,
    open_offers: 0,
    has_cancellation_fee: false,
    permissions: rowPermissions(),
    ...changes,
  };
}

const unanswered = Object.fromEntries(
  briefNames.map((name) => [name, ['line', 'text'].includes(briefField(name).kind) ? '' : null]),
) as unknown as Pick<Booking, BriefName & keyof Booking>;

/**
 * A complete booking, including fields that its flags do not grant, so tests can check that they are
 * hidden.
 */
export function buildBooking(changes: Partial<Booking> = {}): Booking {
  return {
    ...unanswered,
    ...buildBookingSummary(),
    permissions: permissions(),
    created: '2030-07-01T02:00:00.000Z',
    project_owner_type: 'submitter',
    project_owner: contact,
    point_of_contact_type: 'submitter',
    point_of_contact: contact,
    invoice_to_user: contact,
    invoice_notes: null,
    booking_poc_phone_number: contact.phone,
    booking_owner_phone_number: contact.phone,
    is_parking_available: true,
    parking_details: 'Basement, level 2',
    layout_lighting_details: 'Open office with daylight from the north',
    video_type: 'interview',
    video_type_display: 'Interview',
    interviewee_type: 'executive',
    interviewee_type_display: 'Executive',
    interviewees_presenters_details: 'The founder',
    camera_operator_capture_details: 'A calm interview and some b-roll of the kitchen',
    purchase_order: 'PO-771',
    purchase_order_type: 'available_now',
    quote_number: null,
    quote_number_type: null,
    is_equipment_terms_accepted: false,
    shoot_footage_upload_type: 'hub',
    camera_operator_shoot_footage_upload_type: null,
    is_terms_accepted: true,
    submitter: contact,
    project_comment_thread: null,
    internal_comment_thread: null,
    maximum_budget_currency: 'AUD',
    is_client_cost_manual: false,
    client_cost: null,
    client_cost_currency: null,
    client_cost_formatted: null,
    is_camera_operator_cost_manual: false,
    camera_operator_cost: null,
    camera_operator_cost_currency: null,
    camera_operator_cost_formatted: null,
    total_client_cost: null,
    total_camera_operator_cost: null,
    camera_operator: null,
    assigned_camera_operators: [],
    booking_availabilities: [],
    auto_assign: null,
    state_logs: [],
    files: [],
    call_sheet: null,
    cancellation_fees: [],
    hub_project: { state: 'no_hub', message: null },
    fee_due: null,
    change_deadlines: null,
    travel: null,
    hub_project_url: null,
    video_id: null,
    cancellation_reason_display: null,
    cancellation_details: '',
    average_rating: null,
    ...changes,
  };
}

const noDiscount = { discount: 0, cancellation_type: null };

/** A submitted invoice for AUD 740.00 on a booking of AUD 1,260.00. */
export function buildInvoice(changes: Partial<Invoice> = {}): Invoice {
  const uuid = testUuid();
  return {
    uuid,
    kind: 'invoice',
    credited_invoice: null,
    part_amount: null,
    claimable_amount: 74_000,
    creditable_amount: 0,
    invoice_number: `INV-${serial}`,
    tax_details: 'ABN 51 824 753 556',
    state: 'submitted',
    state_display: 'Submitted',
    revision: 1,
    rejection_details: '',
    claimed_invoice_amount: 74_000,
    claimed_invoice_amount_formatted: 'A$740.00',
    claimed_currency: 'AUD',
    is_total_different: false,
    admin_invoice_notes: '',
    line_items: [],
    files: [],
    booking: {
      uuid: testUuid(),
      version: 3,
      booking_uid: String(10_000 + serial),
      title: 'Founder interview',
      date: '2030-08-14T00:00:00.000Z',
      duration: 6,
      client: { id: testUuid(), name: 'Harbour Foods' },
      camera_operator_uuid: testUuid(),
      camera_operator_full_name: 'Theo Lindqvist',
      address: { timezone: 'Australia/Sydney' },
      has_cancellation_fee: false,
      total_client_cost: {
        cost: 126_000,
        cost_formatted: 'A$1,260.00',
        currency: 'AUD',
        ...noDiscount,
      },
      total_camera_operator_cost: {
        cost: 74_000,
        cost_formatted: 'A$740.00',
        currency: 'AUD',
        ...noDiscount,
      },
      project_owner_full_name: 'Maya Okafor',
      submitter: contact,
      invoice_to_user: contact,
      invoice_notes: '',
      purchase_order: '',
      quote_number: '',
    },
    billed_to_client: false,
    added_to_xero: false,
    quote_number: '',
    po_number: '',
    sales_invoice_number: '',
    waiting_since: '2030-08-20T01:00:00.000Z',
    created: '2030-08-20T01:00:00.000Z',
    modified: '2030-08-21T01:00:00.000Z',
    permissions: {
      make_approved: true,
      make_rejected: true,
      submit_invoice: false,
      credit_invoice: false,
      delete_file: true,
      update: true,
      update_notes: false,
    },
    ...changes,
  };
}

/** An invoice as its videographer sees it, not submitted yet. */
export function buildSupplierInvoice(changes: Partial<SupplierInvoice> = {}): SupplierInvoice {
  const { uuid, tax_details, booking, created, modified, permissions: all } = buildInvoice();
  const { title, date, duration, client, address, has_cancellation_fee } = booking;
  return {
    uuid,
    kind: 'invoice',
    credited_invoice: null,
    part_amount: null,
    claimable_amount: 74_000,
    creditable_amount: 0,
    invoice_number: '',
    tax_details,
    state: 'init',
    state_display: 'Not submitted',
    revision: 0,
    rejection_details: '',
    claimed_invoice_amount: null,
    claimed_invoice_amount_formatted: null,
    claimed_currency: null,
    is_total_different: false,
    line_items: [],
    files: [],
    booking: {
      uuid: booking.uuid,
      booking_uid: booking.booking_uid,
      title,
      date,
      duration,
      client,
      address,
      has_cancellation_fee,
      total_camera_operator_cost: booking.total_camera_operator_cost,
    },
    created,
    modified,
    permissions: {
      ...all,
      make_approved: false,
      make_rejected: false,
      submit_invoice: true,
      delete_file: false,
      update: false,
    },
    ...changes,
  };
}

/** A file of an invoice. */
export function buildInvoiceFile(changes: Partial<InvoiceFile> = {}): InvoiceFile {
  const uuid = testUuid();
  return {
    uuid,
    created: '2030-08-20T01:00:00.000Z',
    file: `/invoice/file/${uuid}`,
    name: 'invoice.docx',
    size: 48_213,
    ...changes,
  };
}

/** Feedback of 5 stars that a client gave. */
export function buildFeedback(changes: Partial<UserFeedback> = {}): UserFeedback {
  return {
    uuid: testUuid(),
    booking: testUuid(),
    booking_uid: String(10_000 + serial),
    booking_title: 'Founder interview',
    booking_camera_operator: 'Theo Lindqvist',
    rating: 5,
    feedback_note: 'Calm and quick.',
    received: true,
    is_dismissed: false,
    created: '2030-08-20T01:00:00.000Z',
    ...changes,
  };
}

/** A piece of work that neither has a deadline nor has waited. */
export function buildWorkLine(changes: Partial<WorkLine> = {}): WorkLine {
  return {
    kind: 'needs_approval',
    uuid: testUuid(),
    count: 1,
    due: null,
    since: null,
    snoozed_until: null,
    ...changes,
  };
}

/** A sent mail with a call sheet. */
export function buildMail(changes: Partial<Mail> = {}): Mail {
  return {
    uuid: testUuid(),
    kind: 'call_sheet',
    recipient_name: 'Theo Lindqvist',
    recipient_address: 'theo@example.test',
    subject: 'Call sheet 1: Founder interview',
    state: 'sent',
    state_display: 'Sent',
    attempts: 1,
    last_error: null,
    created: '2030-08-12T23:00:00.000Z',
    sent: '2030-08-12T23:01:00.000Z',
    booking: testUuid(),
    text: 'Hello Theo Lindqvist,\n\nThe call sheet of your shoot is attached.',
    attachments: [{ name: 'call-sheet-10021-v1.pdf' }],
    ...changes,
  };
}

/** A file download from a booking by somebody other than the uploader. */
export function buildAuditEvent(changes: Partial<AuditEvent> = {}): AuditEvent {
  return {
    uuid: testUuid(),
    kind: 'file_downloaded',
    created: '2030-08-12T23:00:00.000Z',
    person: { uuid: testUuid(), full_name: 'Theo Lindqvist', email: 'theo@example.test' },
    subject: null,
    address: '203.0.113.7',
    request_id: '8a0d0a3c-0f5e-4f0e-b1c0-6f4f8f0b8f11',
    method: null,
    reason: null,
    operation: null,
    left_out: null,
    changes: [],
    export: null,
    file: { uuid: testUuid(), name: 'brief.pdf', kind: 'booking_file' },
    job: null,
    remote_version: null,
    booking: testUuid(),
    booking_uid: '10021',
    ...changes,
  };
}

/** A user as admins see them: active, without a client. */
export function buildManagedUser(changes: Partial<ManagedUser> = {}): ManagedUser {
  const uuid = testUuid();
  return {
    uuid,
    full_name: 'Maya Okafor',
    email: `user${serial}@example.test`,
    client: null,
    role_type: 'client_user',
    access: 'active',
    is_from_hub: false,
    has_second_factor: false,
    created: '2030-08-12T23:00:00.000Z',
    ...changes,
  };
}

/** A page of a list; `next` is set if more rows follow. */
export function pageOf<Row>(results: Row[], next: string | null = null, count = results.length) {
  return { count, next, previous: null, results };
}

/** The views of a role, each with a count of 0 unless given. */
export function buildListViews(
  role: Role,
  counts: Partial<Record<BookingViewChoice, number>> = {},
  changes: Partial<ListViews> = {},
): ListViews {
  const views = bookingViewsOf(role).map((view) => ({ view, count: counts[view] ?? 0 }));
  return { views, own_views: [], columns: null, ...changes };
}

/** Small option sets under the names that the API uses. */
export function buildReferenceData(): ReferenceData {
  const none: ReferenceData['regions'] = [];
  return {
    billing_regions: [{ value: 'Australia', label: 'Australia' }],
    camop_locations: [{ value: 'sydney', label: 'Sydney' }],
    regions: [
      { value: 'sydney', label: 'Sydney' },
      { value: 'london', label: 'London' },
    ],
    booking_states: [
      { value: 'new', label: 'New' },
      { value: 'assigned', label: 'Assigned' },
    ],
    cancellation_reasons: [
      { value: 'weather', label: 'Weather' },
      { value: 'other', label: 'Other' },
    ],
    video_types: none,
    interviewee_types: none,
    shoot_footage_upload_types: [{ value: 'hub', label: 'Upload to the hub' }],
    camera_operator_shoot_footage_upload_types: [
      { value: 'uploaded_to_project', label: 'Uploaded to the project' },
    ],
    purchase_order_types: [{ value: 'available_now', label: 'Available now' }],
    quote_number_types: none,
    project_owner_types: none,
    point_of_contact_types: none,
    time_lengths: [{ value: 'under_1_hour', label: 'Under 1 hour' }],
    invoice_status_types: [
      { value: 'submitted', label: 'Submitted' },
      { value: 'approved', label: 'Approved' },
    ],
    cancellation_fee_categories: [{ value: 'within_24_hours', label: 'Cancelled within 24 hours' }],
    currencies: [{ value: 'AUD', label: 'Australian Dollar' }],
    countries: [{ value: 'AU', label: 'Australia' }],
    timezones: [{ value: 'Australia/Sydney', label: 'AEST (UTC+10:00)' }],
    config: { booking_availability_interval: 30 },
  };
}

/** An open offer to Mia Chan for a booking on 12 March 2026 in Sydney, as she sees it. */
export function buildAvailability(changes: Partial<Availability> = {}): Availability {
  return {
    uuid: testUuid(),
    state: 'unknown',
    state_display: 'Unknown',
    sent: '2026-03-06T01:00:00.000Z',
    exclusive_until: '2026-03-06T01:30:00.000Z',
    opens: null,
    decline_reason: '',
    now: '2026-03-06T01:04:00.000Z',
    standing: 'open',
    distance_km: 6,
    pay: {
      base_cost: 'A$520.00',
      base_cost_amount: 52_000,
      additional_cost: 'A$220.00',
      additional_cost_amount: 22_000,
      total_cost: 'A$740.00',
      total_cost_amount: 74_000,
      currency: 'AUD',
    },
    same_day: [],
    travel: null,
    camera_operator: { uuid: testUuid(), full_name: 'Mia Chan', email: 'mia@example.test' },
    assignment: 'none',
    booking: {
      uuid: testUuid(),
      booking_uid: '10001',
      title: 'Annual report interviews',
      state: 'requested',
      state_display: 'Requested',
      date: '2026-03-11T23:00:00.000Z',
      arrival_and_setup_date: '2026-03-11T22:15:00.000Z',
      duration: 6,
      timezone: 'Australia/Sydney',
      location: 'Sydney NSW',
      client: { id: testUuid(), name: 'Harbour Bank' },
      contact_on_day: {
        full_name: 'Pat Lee',
        phone: '+61 400 000 000',
        email: 'pat@example.test',
        company: 'Harbour Bank',
      },
      video_type: 'interview',
      video_type_display: 'Interview',
      video_type_details: '',
    },
    permissions: { make_available: true, make_busy: true, list_availabilities: true },
    ...changes,
  };
}

/** A videographer who can be asked to film a booking, first in its queue. */
export function buildCandidate(changes: Partial<Candidate> = {}): Candidate {
  return {
    uuid: testUuid(),
    full_name: 'Mia Chan',
    email: 'mia@example.test',
    locality: 'Sydney',
    state: 'NSW',
    score: 83.4,
    points: { rating: 36.2, distance: 28.2, jobs: 16, answered: 9 },
    average_rating: { rating: 4.8, count: 12 },
    distance_km: 6,
    travel_before: null,
    travel_after: null,
    recent_jobs: 2,
    answered_percent: 90,
    queue_place: 1,
    offer_state: null,
    is_assigned: false,
    conflicts: [],
    ...changes,
  };
}

/** A videographer as internal users see them in the search. */
export function buildVideographer(changes: Partial<Videographer> = {}): Videographer {
  return {
    uuid: testUuid(),
    full_name: 'Mia Chan',
    initials: 'MC',
    email: 'mia@example.test',
    phone_formatted: '+61 491 570 006',
    locality: 'Sydney',
    state: 'NSW',
    location: { lat: -33.87, lng: 151.21 },
    bookings_count: 6,
    average_rating: { rating: 4.8, count: 12 },
    ...changes,
  };
}

/** A videographer's profile as an admin reads it, with ratings, offers and invoices but no entries. */
export function buildVideographerProfile(
  changes: Partial<VideographerProfile> = {},
): VideographerProfile {
  const { location: _location, bookings_count: _count, ...videographer } = buildVideographer();
  return {
    ...videographer,
    timezone: 'Australia/Sydney',
    region: 'Sydney',
    locations: ['Sydney', 'Perth'],
    billing_region: 'Australia',
    is_active: true,
    working_hours: buildWorkingHours(),
    ratings_by_month: [
      { month: '2026-01', rating: 5, count: 4 },
      { month: '2026-03', rating: 3.5, count: 2 },
    ],
    newest_feedback: [
      {
        rating: 4,
        note: 'Calm and quick.',
        by: 'Sophie Tran',
        date: '2026-03-04T01:00:00.000Z',
        booking_uuid: testUuid(),
        booking_uid: '10023',
        booking_title: 'Harbour gala',
      },
    ],
    offers: {
      accepted: 6,
      declined: 2,
      expired: 1,
      median_answer_minutes: 14,
      newest: [
        {
          uuid: testUuid(),
          state: 'available',
          state_display: 'Available',
          booking_title: 'Annual report interviews',
          date: '2026-03-12T00:00:00.000Z',
          timezone: 'Australia/Sydney',
          sent: '2026-03-01T00:00:00.000Z',
          answered: '2026-03-01T00:14:00.000Z',
        },
      ],
    },
    days: [],
    invoices: [
      {
        state: 'submitted',
        state_display: 'Submitted',
        currency: 'AUD',
        count: 2,
        amount: 184_000,
        amount_formatted: 'A$1,840.00',
      },
    ],
    ...changes,
  };
}

/** The working hours of a videographer who works at any time; with changes, set hours. */
export function buildWorkingHours(
  changes?: (day: WorkingDay, place: number) => WorkingDay,
): WorkingHours {
  const days = Array.from({ length: 7 }, (_, place): WorkingDay => ({
    is_working: place < 5,
    starts: '09:00',
    ends: '17:00',
  }));
  return { is_limited: changes !== undefined, days: changes ? days.map(changes) : days };
}

/** A shoot on 12 March 2026 in Sydney in a videographer's calendar. */
export function buildCalendarEntry(changes: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    kind: 'shoot',
    uuid: testUuid(),
    title: 'Annual report interviews',
    starts: '2026-03-11T22:15:00.000Z',
    ends: '2026-03-12T05:00:00.000Z',
    is_all_day: false,
    is_read_only: false,
    timezone: 'Australia/Sydney',
    location: 'Sydney NSW',
    travel: null,
    state: 'assigned',
    state_display: 'Assigned',
    ...changes,
  };
}
