import { msg, t, translated } from '@shootline/shared-api/rules';
import type { MailText } from '../../../platform/mail/mail-text.ts';

type Owner = { email: string };

const facts = ({ email }: Owner, alias: string): [string, string][] => [
  [t('Email'), email],
  [t('Workspace'), alias],
];

const passkeyFact = (name: string): [string, string] => [t('Passkey'), name];

const links = () => [{ label: t('Open My Account'), to: '/account' }];

const ifNotYou = () =>
  t('If it was not you, set a new password at once, and tell an admin of your workspace.');

const changes = {
  on: {
    subject: msg('Your second factor is on'),
    text: msg(
      'From now on you sign in with your password and a code of your authenticator app. Your other sessions have ended.',
    ),
  },
  off: {
    subject: msg('Your second factor is off'),
    text: msg('From now on you sign in with your password alone. Your other sessions have ended.'),
  },
  reset: {
    subject: msg('An admin has reset your second factor'),
    text: msg(
      'You sign in with your password alone until you set up an authenticator app or a passkey again in My Account. All your sessions have ended.',
    ),
  },
  passkeyAdded: {
    subject: msg('A passkey was added to your account'),
    text: msg('You can sign in with it, without your password.'),
  },
  passkeyRemoved: {
    subject: msg('A passkey was removed from your account'),
    text: msg('It does not sign you in any more. Your other sessions have ended.'),
  },
  codes: {
    subject: msg('You have new recovery codes'),
    text: msg('Your earlier recovery codes do not work any more.'),
  },
};

export type SecondFactorChange = keyof typeof changes;

/** Notice that the second factor of an account was changed; `name` is that of a passkey. */
export function secondFactorMail(
  owner: Owner,
  alias: string,
  change: SecondFactorChange,
  name?: string,
): MailText {
  const { subject, text } = changes[change];
  return {
    kind: 'second_factor_changed',
    subject: translated(subject),
    content: {
      paragraphs: [translated(text), ifNotYou()],
      facts: [...facts(owner, alias), ...(name === undefined ? [] : [passkeyFact(name)])],
      links: links(),
    },
  };
}

/** Notice that somebody signed in with a recovery code; `left` is the number of unused ones. */
export function recoveryCodeUsedMail(owner: Owner, alias: string, left: number): MailText {
  const remaining =
    left === 0
      ? t('It was the last one. Please make new ones in My Account.')
      : t(
          '{count, plural, one {There is one} other {There are #}} left. You can make new ones in My Account.',
          { count: left },
        );
  return {
    kind: 'recovery_code_used',
    subject: t('A recovery code was used to sign in'),
    content: {
      paragraphs: [
        t('Somebody, most likely you, has signed in to your account with a recovery code.'),
        remaining,
        ifNotYou(),
      ],
      facts: facts(owner, alias),
      links: links(),
    },
  };
}
