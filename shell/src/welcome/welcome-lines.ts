import { isVideographer, isClient, roles, t } from '@shootline/shared-api';

const client = () => [
  t('Request a shoot, or keep its brief as a draft until you know everything.'),
  t('Follow each booking from its approval to the footage, and comment on it.'),
  t('Rate your videographer when the shoot is done.'),
];

const videographer = () => [
  t('Answer the job offers that you get.'),
  t('Find the brief and the call sheet of each of your shoots.'),
  t('Send your invoice when the footage is provided.'),
];

/** Lines about what a role can do in the portal (decisions §2). */
export function welcomeLines(role: number): string[] {
  if (isClient(role)) return client();
  if (isVideographer(role)) return videographer();
  return [
    role >= roles.reviewer
      ? t('Approve new bookings.')
      : t('Follow each booking from its brief to the footage.'),
    t('Offer jobs to videographers, and assign the right one.'),
    role >= roles.finance
      ? t('Check prices, and approve the invoices of videographers.')
      : t('Comment on bookings, with the client or among the staff.'),
  ];
}
