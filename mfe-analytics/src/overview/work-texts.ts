import { t } from '@shootline/shared-api';
import type { WorkAnalytics } from '@shootline/shared-api/contract';
import { countText, numberText, percentText } from '../charts/number-text.ts';

/** '3 of 4 offers were accepted (75 %).' */
export function acceptedText({
  sent_count: sent,
  accepted_count: accepted,
}: WorkAnalytics['offers']): string {
  if (sent === 0) return t('No offers were sent.');
  const share = percentText(accepted, sent);
  return t('{number} of {count} were accepted ({share}).', {
    number: numberText(accepted),
    count: countText(sent, 'offer'),
    share,
  });
}

/** '6 of 40 shoots (15 %)', '' without shoots. */
function shareOf({ shoots_count: all, unstaffed_count: part }: WorkAnalytics['unstaffed']) {
  if (all === 0) return '';
  return t('{number} of {count} ({percent})', {
    number: numberText(part),
    count: countText(all, 'shoot'),
    percent: percentText(part, all),
  });
}

/** The share of unstaffed shoots, with that of the period before. */
export function unstaffedText(now: WorkAnalytics, before: WorkAnalytics | undefined): string {
  const earlier = before && shareOf(before.unstaffed);
  const text = shareOf(now.unstaffed);
  return earlier ? `${text || t('No shoots')}, ${earlier} in the period before` : text;
}
