import { t } from '../texts/texts.ts';
import { boolean, object, string, type ObjectSchema } from 'yup';
import {
  isClient,
  roleNames,
  roles,
  type RoleName,
  type UserInvitation,
  type UserRights,
} from '../contract/index.ts';
import type {
  HubLink,
  NewPassword,
  Passkey,
  PasswordChange,
  PasswordConfirmation,
  PasswordLinkRequest,
  Profile,
  WorkspaceSettings,
} from '../contract/index.ts';
import { emailRule } from './text/email.ts';
import type { PhoneReading } from './phone/phone.ts';
import { phoneRule } from './phone/phone.rules.ts';
import { credentialsRules } from './session.rules.ts';
import { ruleTexts, tooLongText } from './texts.ts';

export { bankDetailsRules, countOf, invoicingRules, numberOf } from './money/invoicing.rules.ts';
export { readPhone, tidiedPhone } from './phone/read-phone.ts';

const shortestPassword = 12;
const longestPassword = 200;

/** Length rules for a new password; the server also refuses one that is easy to guess. */
const newPassword = string()
  .required(ruleTexts.requiredText)
  .min(shortestPassword, t('Use at least {shortestPassword} characters.', { shortestPassword }))
  .max(longestPassword, tooLongText(longestPassword));

/** Rules of Change Password, shared by the form and the server. */
export const passwordChangeRules: ObjectSchema<PasswordChange> = object({
  current_password: string().required(ruleTexts.requiredText),
  new_password: newPassword.test(
    'new',
    t('Choose a password other than the current one.'),
    (value, { parent }) => value !== (parent as PasswordChange).current_password,
  ),
});

/** Rules of entering the password again. */
export const passwordConfirmationRules: ObjectSchema<PasswordConfirmation> = object({
  password: string().required(ruleTexts.requiredText),
});

const longestPasskeyName = 100;

/** Rules of a passkey's name. */
export const passkeyNameRules: ObjectSchema<Pick<Passkey, 'name'>> = object({
  name: string()
    .trim()
    .required(ruleTexts.requiredText)
    .max(longestPasskeyName, tooLongText(longestPasskeyName)),
});

/** A typed code without spaces, its full-width digits and letters as usual ones. */
export const tidyCode = (typed: string) => typed.normalize('NFKC').replaceAll(/\s/g, '');

const code = string().transform((value?: string) => value && tidyCode(value));

/** Rules of a code of an authenticator app, spaces allowed. */
export const appCodeRules: ObjectSchema<{ code: string }> = object({
  code: code.required(ruleTexts.requiredText).matches(/^\d{6}$/, t('Enter the six digits.')),
});

/** The second step of the sign-in: a code, and whether to remember the device. */
export type CodeStepValues = { code: string; remember_device: boolean };

/** Rules of the second step of the sign-in, with a code of the app or a recovery code. */
export const codeStepRules: Record<'app' | 'recovery', ObjectSchema<CodeStepValues>> = {
  app: appCodeRules.shape({ remember_device: boolean().required() }),
  recovery: object({
    code: code.required(ruleTexts.requiredText),
    remember_device: boolean().required(),
  }),
};

/** Rules of the page opened by a mailed link, which carries its ticket. */
export const newPasswordRules: ObjectSchema<Pick<NewPassword, 'new_password'>> = object({
  new_password: newPassword,
});

const longestHubId = 100;

/** Rules of the link between a user and the hub. */
export const hubLinkRules: ObjectSchema<HubLink> = object({
  hub_id: string()
    .trim()
    .required(ruleTexts.requiredText)
    .max(longestHubId, tooLongText(longestHubId)),
});

/** Rules of Forgot Password. */
export const passwordLinkRules: ObjectSchema<PasswordLinkRequest> = credentialsRules.pick([
  'email',
  'alias',
]);

const longestName = 200;

const fullName = string()
  .transform((value?: string) => value?.replaceAll(/\s+/g, ' ').trim())
  .required(ruleTexts.requiredText)
  .max(longestName, tooLongText(longestName));

/** Rules of a user's own name, phone and time zone. */
export const profileRules = (
  read: (typed: string) => PhoneReading | Promise<PhoneReading>,
): ObjectSchema<Profile> =>
  object({
    full_name: fullName,
    phone: phoneRule(read).nonNullable().defined(),
    timezone: string().required(ruleTexts.requiredSelect),
  });

/** Whether users of a role belong to a client. */
export const hasClient = (role: RoleName | '') => role !== '' && isClient(roles[role]);

/** Rules of a user's role and client: client roles need a client, other roles have none. */
export const userRightsRules: ObjectSchema<UserRights> = object({
  role_type: string<RoleName>()
    .oneOf(roleNames, ruleTexts.requiredSelect)
    .required(ruleTexts.requiredSelect),
  client: string()
    .nullable()
    .defined()
    .transform((value: string | null) => value || null)
    .when('role_type', ([role]: (RoleName | '')[], client) =>
      hasClient(role ?? '')
        ? client.test('chosen', ruleTexts.requiredSelect, (value) => Boolean(value))
        : client.transform(() => null),
    ),
});

const optionalText = (limit: number) => string().trim().max(limit, tooLongText(limit)).defined();

/** The hours before a shoot until which clients may be allowed to change it; `any` for no limit. */
export const changeHours: WorkspaceSettings['cancellation_until'][] = [
  'any',
  '12',
  '24',
  '48',
  '72',
  '96',
  '168',
];

/** The minutes that a workspace can leave between two shoots of a videographer. */
export const minimumGaps: WorkspaceSettings['minimum_gap'][] = [
  '0',
  '15',
  '30',
  '45',
  '60',
  '90',
  '120',
];

const changeHoursRule = () =>
  string<WorkspaceSettings['cancellation_until']>()
    .oneOf(changeHours, ruleTexts.requiredSelect)
    .required(ruleTexts.requiredSelect);

/** Rules of the settings of a workspace. */
export const workspaceSettingsRules: ObjectSchema<WorkspaceSettings> = object({
  public_offer_title: string<WorkspaceSettings['public_offer_title']>()
    .oneOf(['shoot', 'booking'], ruleTexts.requiredSelect)
    .required(ruleTexts.requiredSelect),
  offer_hours: string<WorkspaceSettings['offer_hours']>()
    .oneOf(['limited', 'any'], ruleTexts.requiredSelect)
    .required(ruleTexts.requiredSelect),
  second_factor: string<WorkspaceSettings['second_factor']>()
    .oneOf(['optional', 'admins', 'finance', 'staff', 'everyone'], ruleTexts.requiredSelect)
    .required(ruleTexts.requiredSelect),
  invoice_name: optionalText(200),
  invoice_address: optionalText(500),
  invoice_country: optionalText(2),
  invoice_tax_number: optionalText(60),
  invoice_language: string<WorkspaceSettings['invoice_language']>()
    .oneOf(['en', 'de'], ruleTexts.requiredSelect)
    .required(ruleTexts.requiredSelect),
  offer_hours_from: string().required(ruleTexts.requiredSelect),
  offer_hours_to: string()
    .required(ruleTexts.requiredSelect)
    .test('order', t('The hours must end after they begin.'), (to, { parent }) => {
      const { offer_hours, offer_hours_from: from } = parent as WorkspaceSettings;
      return offer_hours === 'any' || !to || !from || to > from;
    }),
  place_changes_until: changeHoursRule(),
  content_changes_until: changeHoursRule(),
  cancellation_until: changeHoursRule(),
  minimum_gap: string<WorkspaceSettings['minimum_gap']>()
    .oneOf(minimumGaps, ruleTexts.requiredSelect)
    .required(ruleTexts.requiredSelect),
});

const longestEmail = 254;

/** Rules of an invitation. */
export const invitationRules: ObjectSchema<UserInvitation> = userRightsRules.shape({
  full_name: fullName,
  email: emailRule().required(ruleTexts.requiredText).max(longestEmail, tooLongText(longestEmail)),
});
