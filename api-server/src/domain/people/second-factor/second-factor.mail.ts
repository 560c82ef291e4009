import type { MailText } from '../../../platform/mail/mail-text.ts';

type Owner = { email: string };

const facts = ({ email }: Owner, alias: string): [string, string][] => [
  ['Email', email],
  ['Workspace', alias],
];

const links = [{ label: 'Open My Account', to: '/account' }];

const ifNotYou =
  'If it was not you, set a new password at once, and tell an admin of your workspace.';

const changes = {
  on: {
    subject: 'Your second factor is on',
    text: 'From now on you sign in with your password and a code of your authenticator app. Your other sessions have ended.',
  },
  off: {
    subject: 'Your second factor is off',
    text: 'From now on you sign in with your password alone. Your other sessions have ended.',
  },
  reset: {
    subject: 'An admin has reset your second factor',
    text: 'You sign in with your password alone until you set up an authenticator app again in My Account. All your sessions have ended.',
  },
  codes: {
    subject: 'You have new recovery codes',
    text: 'Your earlier recovery codes do not work any more.',
  },
};

export type SecondFactorChange = keyof typeof changes;

/** Notice that the second factor of an account was changed. */
export function secondFactorMail(
  owner: Owner,
  alias: string,
  change: SecondFactorChange,
): MailText {
  const { subject, text } = changes[change];
  return {
    kind: 'second_factor_changed',
    subject,
    content: { paragraphs: [text, ifNotYou], facts: facts(owner, alias), links },
  };
}

/** Notice that somebody signed in with a recovery code; `left` is the number of unused ones. */
export function recoveryCodeUsedMail(owner: Owner, alias: string, left: number): MailText {
  const remaining =
    left === 0
      ? 'It was the last one. Please make new ones in My Account.'
      : `There ${left === 1 ? 'is one' : `are ${left}`} left. You can make new ones in My Account.`;
  return {
    kind: 'recovery_code_used',
    subject: 'A recovery code was used to sign in',
    content: {
      paragraphs: [
        'Somebody, most likely you, has signed in to your account with a recovery code.',
        remaining,
        ifNotYou,
      ],
      facts: facts(owner, alias),
      links,
    },
  };
}
