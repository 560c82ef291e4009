import type { WorkAnalytics } from '@shootline/shared-api/contract';
import { countText, numberText, percentText } from '../charts/number-text.ts';

/** '3 of 4 offers were accepted (75 %).' */
export function acceptedText({
  sent_count: sent,
  accepted_count: accepted,
}: WorkAnalytics['offers']): string {
  if (sent === 0) return 'No offers were sent.';
  const share = percentText(accepted, sent);
  return `${numberText(accepted)} of ${countText(sent, 'offer')} were accepted (${share}).`;
}

/** '6 of 40 shoots (15 %)', '' without shoots. */
function shareOf({ shoots_count: all, unstaffed_count: part }: WorkAnalytics['unstaffed']) {
  if (all === 0) return '';
  return `${numberText(part)} of ${countText(all, 'shoot')} (${percentText(part, all)})`;
}

/** The share of unstaffed shoots, with that of the period before. */
export function unstaffedText(now: WorkAnalytics, before: WorkAnalytics | undefined): string {
  const earlier = before && shareOf(before.unstaffed);
  const text = shareOf(now.unstaffed);
  return earlier ? `${text || 'No shoots'}, ${earlier} in the period before` : text;
}
