import { t, type Travel } from '@shootline/shared-api';
import { wayText } from '@shootline/shared-api/values';
import { clockText } from '../days/day.ts';

/** The estimated travel to a shoot: 'Leave by 8:10 am · about 45 min from home'; '' if unknown. */
export function travelLine(travel: Travel | null, zone: string): string {
  if (!travel) return '';
  const way = wayText(travel);
  if (travel.is_late) return t('Too little time: {way}', { way });
  return t('Leave by {time} · {way}', { way, time: clockText(travel.leave_by, zone) });
}
