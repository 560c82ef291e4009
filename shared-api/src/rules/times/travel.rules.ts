import type { Travel } from '../../contract/index.ts';
import { t } from '../../texts/texts.ts';

/** Minutes of travel as text: '45 min', '2 h', '2 h 20 min'. */
export function travelText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes < 90) return t('{minutes}\u00a0min', { minutes });
  return rest === 0
    ? t('{hours}\u00a0h', { hours })
    : t('{hours}\u00a0h {rest}\u00a0min', { hours, rest });
}

/** The way to a shoot: 'about 45 min from home'. */
export function wayText({ from, minutes }: Pick<Travel, 'from' | 'minutes'>): string {
  const values = { travel: travelText(minutes) };
  return from === 'home'
    ? t('about {travel} from home', values)
    : t('about {travel} from the shoot before', values);
}
