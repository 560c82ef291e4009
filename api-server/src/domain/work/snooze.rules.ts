import type { SnoozeChoice } from '@shootline/shared-api/contract';
import { instantOf, wallText } from '@shootline/shared-api/rules';
import { type ReaderClock, startOfDay } from './urgency.rules.ts';

/** The instant at which snoozed work comes back: in three hours, or at 8:00 on a day of the reader. */
export function snoozedUntil(choice: SnoozeChoice, clock: ReaderClock): Date {
  if (choice === 'later_today') return new Date(clock.now.getTime() + 3 * 3_600_000);
  const dayText = (daysLater: number) =>
    wallText(startOfDay(clock, daysLater), clock.zone).slice(0, 10);
  const weekday = new Date(dayText(0).split('-').reverse().join('-')).getUTCDay();
  const daysLater = choice === 'tomorrow' ? 1 : (8 - weekday) % 7 || 7;
  return instantOf(`${dayText(daysLater)} 08:00`, clock.zone) ?? startOfDay(clock, daysLater);
}
