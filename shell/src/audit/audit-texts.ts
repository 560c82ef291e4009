import { t, type AuditChange, type AuditEvent, type AuditKind } from '@shootline/shared-api';
import { roleText } from '../own-pages/role-text.ts';
import { jobName } from '../status/job-name.ts';
import { isSetting, settingValueText, settingTitle } from '../workspace/settings.ts';

const kindLabels: Record<AuditKind, string> = {
  sign_in: t('Signed in'),
  sign_in_failed: t('Sign-in failed'),
  sign_in_paused: t('Sign-in paused'),
  sign_ins_slowed: t('Sign-ins slowed down'),
  sign_out: t('Signed out'),
  signed_out_everywhere: t('Signed out everywhere'),
  session_ended: t('Session ended'),
  sessions_ended: t('Sessions ended'),
  password_changed: t('Password changed'),
  password_refused: t('Password not changed'),
  password_link_requested: t('Link to set a password'),
  password_confirmed: t('Password entered again'),
  password_not_confirmed: t('Wrong password entered again'),
  second_factor_on: t('Second factor turned on'),
  second_factor_off: t('Second factor turned off'),
  second_factor_reset: t('Second factor reset'),
  recovery_codes_renewed: t('New recovery codes'),
  device_remembered: t('Device remembered'),
  user_added: t('User added'),
  rights_changed: t('Rights changed'),
  settings_changed: t('Settings changed'),
  export_requested: t('Export requested'),
  export_downloaded: t('Export downloaded'),
  file_downloaded: t('File downloaded'),
  calendar_shared: t('Calendar address created'),
  calendar_connected: t('Own calendar connected'),
  calendar_disconnected: t('Own calendar disconnected'),
  calendar_unshared: t('Calendar address ended'),
  access_refused: t('Access refused'),
  job_retried: t('Job retried'),
  remote_failures_dismissed: t('Failure reports dismissed'),
};

export const auditKinds = Object.keys(kindLabels) as AuditKind[];

/** The kinds of event with the labels of the filter. */
export const kindOptions = auditKinds.map((value) => ({ value, label: kindLabels[value] }));

const reasons: Record<NonNullable<AuditEvent['reason']>, string> = {
  wrong_password: t('Wrong password'),
  wrong_code: t('Wrong code'),
  unknown_account: t('There is no such account'),
  inactive_account: t('The account is not active'),
  not_linked: t('The account is not linked to the hub'),
  used_token: t('The link of the hub was used before'),
  forbidden: t('Without permission'),
  not_found: t('Not found, or not accessible'),
};

const signInTexts: Record<NonNullable<AuditEvent['method']>, string | undefined> = {
  password: t('With a password'),
  code: t('With a password and a code'),
  recovery_code: t('With a password and a recovery code'),
  remembered_device: t('With a password on a remembered device'),
  hub: t('From the hub'),
  mail: undefined,
};

/** The event in a few words. */
export function eventText({ kind }: AuditEvent): string {
  return kindLabels[kind];
}

const exportNames = {
  bookings: t('Bookings'),
  invoices: t('Invoices'),
  analytics: t('Analytics'),
  xero_bills: t('Bills for Xero'),
  xero_sales_invoices: t('Sales invoices for Xero'),
};

const fileKinds = {
  booking_file: t('File of a booking'),
  call_sheet: t('Call sheet'),
  comment_attachment: t('Attachment of a comment'),
  invoice_file: t('File of an invoice'),
};

const subjects = {
  role: t('Role'),
  client: t('Client'),
  access: t('Access'),
  email: t('Email'),
  hub: t('Id in the hub'),
};
const accesses: Record<string, string> = { active: t('Active'), inactive: t('Not active') };

function valueText(what: AuditChange['what'], value: string | null): string {
  if (value === null) return t('none');
  if (what === 'role') return roleText(value);
  if (isSetting(what)) return settingValueText(what, value);
  return what === 'access' ? (accesses[value] ?? value) : value;
}

function changeText({ what, from, to }: AuditChange, isNew: boolean): string {
  if (what === 'email') return t('Email changed');
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
  remote_version: version,
  subject,
}: AuditEvent) {
  const lines = [
    reason && reasons[reason],
    operation && operationText(operation),
    leftOut !== null && t('{count} more within a minute, not listed', { count: leftOut }),
    kind !== 'sign_in' && method === 'hub' && t('From the hub'),
    kind === 'sign_in' && method !== null && signInTexts[method],
    kind === 'password_refused' && t('The current password was wrong'),
    method === 'mail' && t('With a link from an email'),
    subject && subject.full_name,
    subject && subject.email,
    ...changes.map((change) => changeText(change, kind === 'user_added')),
    csv && exportNames[csv.kind],
    file && file.name,
    file && fileKinds[file.kind],
    job && jobName(job.kind),
    version && `${version.remote} ${version.version}`,
  ];
  return lines.filter((line): line is string => typeof line === 'string');
}

/** The text for the user of an event that no user of the workspace caused. */
export function nobodyText({ kind }: AuditEvent): string {
  return kind === 'user_added' ? t('The server') : t('Unknown');
}
