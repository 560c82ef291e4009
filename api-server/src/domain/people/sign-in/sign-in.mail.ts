import { t } from '@shootline/shared-api/rules';
import type { MailText } from '../../../platform/mail/mail-text.ts';

/** To the owner of an account with many failed sign-ins; `address` is where the last one came from. */
export function signInWarningMail(email: string, alias: string, address: string): MailText {
  return {
    kind: 'sign_in_warning',
    subject: t('Somebody tries to sign in to your account'),
    content: {
      paragraphs: [
        t('There were many attempts to sign in to your account with a wrong password.'),
        t(
          'You are not locked out. Where you have signed in before, you sign in as always; in a new browser at a new place it takes some seconds longer.',
        ),
        t(
          'If it was you, set a new password with the link below. If not, there is nothing to do, as long as you use your password nowhere else.',
        ),
      ],
      facts: [
        [t('Email'), email],
        [t('Workspace'), alias],
        [t('Last attempt from'), address],
      ],
      links: [{ label: t('Set a new password'), to: '/forgot-password' }],
    },
  };
}
