import type { MailText } from '../../../platform/mail/mail-text.ts';

/** To the owner of an account with many failed sign-ins; `address` is where the last one came from. */
export function signInWarningMail(email: string, alias: string, address: string): MailText {
  return {
    kind: 'sign_in_warning',
    subject: 'Somebody tries to sign in to your account',
    content: {
      paragraphs: [
        'There were many attempts to sign in to your account with a wrong password.',
        'You are not locked out. Where you have signed in before, you sign in as always; in a new browser at a new place it takes some seconds longer.',
        'If it was you, set a new password with the link below. If not, there is nothing to do, as long as you use your password nowhere else.',
      ],
      facts: [
        ['Email', email],
        ['Workspace', alias],
        ['Last attempt from', address],
      ],
      links: [{ label: 'Set a new password', to: '/forgot-password' }],
    },
  };
}
