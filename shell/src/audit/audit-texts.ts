import { t, type AuditChange, type AuditEvent } from '@shootline/shared-api';
import type { WorkspaceSetting } from '@shootline/shared-api/portal';
import { type CodeNames, nameOf } from '../contributions/area-texts.ts';
import { roleText } from '../own-pages/role-text.ts';
import { settingTitle, settingValueText } from '../workspace/settings.ts';

/** The names that events are shown with, from the shell and the areas. */
export interface AuditNames {
  names: CodeNames;
  settings: readonly WorkspaceSetting[];
}

const reasons: Record<NonNullable<AuditEvent['reason']>, string> = {
  wrong_password: t('Wrong password'),
  wrong_code: t('Wrong code'),
  wrong_passkey: t('The passkey was refused'),
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
  passkey: t('With a passkey'),
  hub: t('From the hub'),
  mail: undefined,
};

const subjects: Readonly<Record<string, string>> = {
  role: t('Role'),
  client: t('Client'),
  access: t('Access'),
  email: t('Email'),
  hub: t('Id in the hub'),
};
const accesses: Record<string, string> = { active: t('Active'), inactive: t('Not active') };

function changeText({ what, from, to }: AuditChange, isNew: boolean, { settings }: AuditNames) {
  if (what === 'email') return t('Email changed');
  const setting = settings.find(({ name }) => name === what);
  const textOf = (value: string | null) => {
    if (value === null) return t('none');
    if (setting) return settingValueText(setting, value);
    if (what === 'role') return roleText(value);
    return what === 'access' ? (accesses[value] ?? value) : value;
  };
  const subject = setting ? settingTitle(setting) : nameOf(subjects, what);
  return isNew ? `${subject}: ${textOf(to)}` : `${subject}: ${textOf(from)} → ${textOf(to)}`;
}

/** The name of an operation in words: 'Link user to hub' for `linkUserToHub`. */
function operationText(operation: string): string {
  const words = operation.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The subject of an event, line by line; empty if its kind says everything. */
export function aboutLines(event: AuditEvent, known: AuditNames): string[] {
  const { kind, method, reason, operation, left_out: leftOut, changes, subject } = event;
  const { export: csv, file, job, remote_version: version } = event;
  const { jobs, exports, files } = known.names;
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
    ...changes.map((change) => changeText(change, kind === 'user_added', known)),
    csv && nameOf(exports, csv.kind),
    file && file.name,
    file && nameOf(files, file.kind),
    job && nameOf(jobs, job.kind),
    version && `${version.remote} ${version.version}`,
  ];
  return lines.filter((line): line is string => typeof line === 'string');
}

/** The text for the user of an event that no user of the workspace caused. */
export function nobodyText({ kind }: AuditEvent): string {
  return kind === 'user_added' ? t('The server') : t('Unknown');
}
