import { t } from '@shootline/shared-api';
import { wallTimeAt } from '@shootline/shared-api/values';

const day = 86_400_000;

/** The number of days since an instant's day in an IANA zone as text: '3 days', 'Today'. */
export function daysSince(iso: string, zone: string, now = new Date()): string {
  const dayOf = (at: Date) => Math.floor(wallTimeAt(at, zone) / day);
  const count = dayOf(now) - dayOf(new Date(iso));
  if (count < 1) return t('Today');
  return count === 1 ? '1 day' : `${count.toLocaleString('en')} days`;
}
