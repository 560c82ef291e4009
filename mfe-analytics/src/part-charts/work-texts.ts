import { t, numberText } from '@shootline/shared-api';
import type { WorkAnalytics } from '@shootline/shared-api/contract';
import { percentText } from '../figures/number-text.ts';

/** '3 of 4 offers were accepted (75 %).' */
export function acceptedText({
  sent_count: sent,
  accepted_count: accepted,
}: WorkAnalytics['offers']): string {
  if (sent === 0) return t('No offers were sent.');
  const share = percentText(accepted, sent);
  return t(
    '{accepted} of {count, plural, one {# offer} other {{number} offers}} were accepted ({share}).',
    { accepted: numberText(accepted), count: sent, number: numberText(sent), share },
  );
}

/** '6 of 40 shoots (15 %)', '' without shoots. */
function shareOf({ shoots_count: all, unstaffed_count: part }: WorkAnalytics['unstaffed']) {
  if (all === 0) return '';
  return t('{part} of {count, plural, one {# shoot} other {{number} shoots}} ({percent})', {
    part: numberText(part),
    count: all,
    number: numberText(all),
    percent: percentText(part, all),
  });
}

/** The share of unstaffed shoots, with that of the period before. */
export function unstaffedText(now: WorkAnalytics, before: WorkAnalytics | undefined): string {
  const earlier = before && shareOf(before.unstaffed);
  const text = shareOf(now.unstaffed);
  return earlier
    ? t('{now}, {before} in the period before', { now: text || t('No shoots'), before: earlier })
    : text;
}
