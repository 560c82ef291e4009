import { t } from '@shootline/shared-api';
/** Yes or No in words; null when unanswered. */
export function yesNo(answer: boolean | null): string | null {
  return answer === null ? null : answer ? t('Yes') : t('No');
}
