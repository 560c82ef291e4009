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

const staff = (role: number) => [
  role >= roles.reviewer
    ? t('Approve new bookings.')
    : t('Follow each booking from its brief to the footage.'),
  t('Offer jobs to videographers, and assign the right one.'),
  ...(role < roles.finance ? [t('Comment on bookings, with the client or among the staff.')] : []),
];

/** Lines about what a role can do in a portal that has these pages. */
export function welcomeLines(role: number, hasPage: (path: string) => boolean): string[] {
  const ofBookings = isClient(role)
    ? client()
    : isVideographer(role)
      ? videographer()
      : staff(role);
  return [
    ...(hasPage('/') ? ofBookings : []),
    ...(role >= roles.finance && hasPage('/finance-dashboard')
      ? [t('Check prices, and approve the invoices of videographers.')]
      : []),
  ];
}
