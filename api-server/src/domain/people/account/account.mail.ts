import { t } from '@shootline/shared-api/rules';
import type { MailText } from '../../../platform/mail/mail-text.ts';

type Owner = { id: string; email: string; passwordHash: string | null; hubId: string | null };

/** Validity of the mailed links: for a forgotten password, and of an invitation. */
const linkMinutes = 30;
const invitationDays = 7;

const facts = ({ email }: Pick<Owner, 'email'>, alias: string): [string, string][] => [
  [t('Email'), email],
  [t('Workspace'), alias],
];

/** Link to set a new password. Users without a password, who come from the hub, read where to sign in. */
export function passwordLinkMail(owner: Owner, alias: string): MailText {
  const hasAsked = t('Somebody, most likely you, asked to set a new password for your account.');
  const nothing = t('If it was not you, there is nothing to do: nothing has changed.');
  if (owner.passwordHash === null && owner.hubId !== null) {
    return {
      kind: 'password_link',
      subject: t('Your account has no password'),
      content: {
        paragraphs: [hasAsked, t('It has none: you sign in from the hub.'), nothing],
        facts: facts(owner, alias),
      },
    };
  }
  return {
    kind: 'password_link',
    subject: t('Set a new password'),
    content: {
      paragraphs: [
        hasAsked,
        t('The link below is good once, and for {count} minutes.', { count: linkMinutes }),
        nothing,
      ],
      facts: facts(owner, alias),
      passwordLink: {
        label: t('Set a new password'),
        userId: owner.id,
        purpose: 'password_link',
        minutes: linkMinutes,
      },
    },
  };
}

/** Notice that the password was changed. */
export function passwordChangedMail(owner: Pick<Owner, 'email'>, alias: string): MailText {
  return {
    kind: 'password_changed',
    subject: t('Your password was changed'),
    content: {
      paragraphs: [
        t('The password of your account was changed, and its other sessions have ended.'),
        t('If it was not you, set a new password at once, and tell an admin of your workspace.'),
      ],
      facts: facts(owner, alias),
      links: [{ label: t('Set a new password'), to: '/forgot-password' }],
    },
  };
}

/** Invitation to a workspace, from the admin who added the user. */
export function invitationMail(owner: Owner, alias: string, invitedBy: string): MailText {
  return {
    kind: 'invitation',
    subject: t('Your account is waiting for you'),
    content: {
      paragraphs: [
        t('{name} has made an account for you. Choose a password to sign in with.', {
          name: invitedBy,
        }),
        t(
          'The link below is good once, and for {count} days. After that, ask for another one with "Forgot your password?" where you sign in.',
          { count: invitationDays },
        ),
      ],
      facts: facts(owner, alias),
      passwordLink: {
        label: t('Choose a password'),
        userId: owner.id,
        purpose: 'invitation',
        minutes: invitationDays * 24 * 60,
      },
    },
  };
}
