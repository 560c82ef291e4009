import type { AuditChange, AuditEvent, AuditKind } from '@shootline/shared-api';
import { roleText } from '../own-area/role-text.ts';
import { jobName } from '../status/job-name.ts';
import { isSetting, settingValueText, settingTitle } from '../workspace/settings.ts';

const kindLabels: Record<AuditKind, string> = {
  sign_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  sign_in_paused: 'Sign-in paused',
  sign_ins_slowed: 'Sign-ins slowed down',
  sign_out: 'Signed out',
  signed_out_everywhere: 'Signed out everywhere',
  session_ended: 'Session ended',
  sessions_ended: 'Sessions ended',
  password_changed: 'Password changed',
  password_refused: 'Password not changed',
  password_link_requested: 'Link to set a password',
  password_confirmed: 'Password entered again',
  password_not_confirmed: 'Wrong password entered again',
  second_factor_on: 'Second factor turned on',
  second_factor_off: 'Second factor turned off',
  second_factor_reset: 'Second factor reset',
  recovery_codes_renewed: 'New recovery codes',
  device_remembered: 'Device remembered',
  user_added: 'User added',
  rights_changed: 'Rights changed',
  settings_changed: 'Settings changed',
  export_requested: 'Export requested',
  export_downloaded: 'Export downloaded',
  file_downloaded: 'File downloaded',
  calendar_shared: 'Calendar address created',
  calendar_connected: 'Own calendar connected',
  calendar_disconnected: 'Own calendar disconnected',
  calendar_unshared: 'Calendar address ended',
  access_refused: 'Access refused',
  job_retried: 'Job retried',
};

export const auditKinds = Object.keys(kindLabels) as AuditKind[];

/** The kinds of event with the labels of the filter. */
export const kindOptions = auditKinds.map((value) => ({ value, label: kindLabels[value] }));

const reasons: Record<NonNullable<AuditEvent['reason']>, string> = {
  wrong_password: 'Wrong password',
  wrong_code: 'Wrong code',
  unknown_account: 'There is no such account',
  inactive_account: 'The account is not active',
  not_linked: 'The account is not linked to the hub',
  used_token: 'The link of the hub was used before',
  forbidden: 'Without permission',
  not_found: "Not there, or others' alone",
};

const signInTexts: Record<NonNullable<AuditEvent['method']>, string | undefined> = {
  password: 'With a password',
  code: 'With a password and a code',
  recovery_code: 'With a password and a recovery code',
  remembered_device: 'With a password on a remembered device',
  hub: 'From the hub',
  mail: undefined,
};

/** The event in a few words. */
export function eventText({ kind }: AuditEvent): string {
  return kindLabels[kind];
}

const exportNames = {
  bookings: 'Bookings',
  invoices: 'Invoices',
  analytics: 'Analytics',
  xero_bills: 'Bills for Xero',
  xero_sales_invoices: 'Sales invoices for Xero',
};

const fileKinds = {
  booking_file: 'File of a booking',
  call_sheet: 'Call sheet',
  comment_attachment: 'Attachment of a comment',
  invoice_file: 'File of an invoice',
};

const subjects = {
  role: 'Role',
  client: 'Client',
  access: 'Access',
  email: 'Email',
  hub: 'Id in the hub',
};
const accesses: Record<string, string> = { active: 'Active', inactive: 'Not active' };

function valueText(what: AuditChange['what'], value: string | null): string {
  if (value === null) return 'none';
  if (what === 'role') return roleText(value);
  if (isSetting(what)) return settingValueText(what, value);
  return what === 'access' ? (accesses[value] ?? value) : value;
}

function changeText({ what, from, to }: AuditChange, isNew: boolean): string {
  if (what === 'email') return 'Email changed';
  const subject = isSetting(what) ? settingTitle(what) : subjects[what];
  const now = valueText(what, to);
  return isNew ? `${subject}: ${now}` : `${subject}: ${valueText(what, from)} → ${now}`;
}

/** The name of an operation in words: 'Link user to hub' for `linkUserToHub`. */
function operationText(operation: string): string {
  const words = operation.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The subject of an event, line by line; empty if its kind says everything. */
export function aboutLines({
  kind,
  method,
  reason,
  operation,
  left_out: leftOut,
  changes,
  export: csv,
  file,
  job,
  subject,
}: AuditEvent) {
  const lines = [
    reason && reasons[reason],
    operation && operationText(operation),
    leftOut !== null && `${leftOut} more within a minute, not listed`,
    kind !== 'sign_in' && method === 'hub' && 'From the hub',
    kind === 'sign_in' && method !== null && signInTexts[method],
    kind === 'password_refused' && 'The current password was wrong',
    method === 'mail' && 'With a link from a mail',
    subject && subject.full_name,
    subject && subject.email,
    ...changes.map((change) => changeText(change, kind === 'user_added')),
    csv && exportNames[csv.kind],
    file && file.name,
    file && fileKinds[file.kind],
    job && jobName(job.kind),
  ];
  return lines.filter((line): line is string => typeof line === 'string');
}

/** The text for the user of an event that no user of the workspace caused. */
export function nobodyText({ kind }: AuditEvent): string {
  return kind === 'user_added' ? 'The server' : 'Unknown';
}
