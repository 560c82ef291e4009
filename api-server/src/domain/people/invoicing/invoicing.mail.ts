import { t } from '@shootline/shared-api/rules';
import type { MailText } from '../../../platform/mail/mail-text.ts';

/** Notice that the account that a videographer is paid to was changed. */
export function bankChangedMail(owner: { email: string }, alias: string, bank: string): MailText {
  return {
    kind: 'bank_details_changed',
    subject: t('Your bank details were changed'),
    content: {
      paragraphs: [
        t('Invoices that the portal writes for you from now on name another account.'),
        t('If it was not you, set a new password at once, and tell an admin of your workspace.'),
      ],
      facts: [
        [t('Email'), owner.email],
        [t('Workspace'), alias],
        [t('Bank details'), bank],
      ],
      links: [{ label: t('Open Invoicing Details'), to: '/invoicing' }],
    },
  };
}
