import { t, type Invoice } from '@shootline/shared-api';

export type Decision = 'make_approved' | 'make_rejected';

/** The reason why this user cannot make the decision now; null when they can. */
export function decisionRefusal(
  { state, permissions, rejection_details }: Invoice,
  decision: Decision,
): string | null {
  if (permissions[decision]) return null;
  if (state === 'approved') return t('This invoice is approved already.');
  if (state === 'init') return t('This invoice is not submitted yet.');
  if (state !== 'rejected') return t('You cannot approve or reject this invoice.');
  const text = t('This invoice is rejected already and waiting to be corrected.');
  return rejection_details
    ? `${text} ${t('The reason: {reason}', { reason: rejection_details })}`
    : text;
}
