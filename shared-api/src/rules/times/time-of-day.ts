import { currentLocale } from '../../texts/texts.ts';
const typed = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?\s?m\.?)?$/i;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The time HH:mm typed as h:mm a, H:mm or HH:mm, or as 9am or 9.30 pm; undefined for anything else. */
export function timeOfDay(text: string): string | undefined {
  const [, hourText, minuteText, half] = typed.exec(text.trim()) ?? [];
  // A bare hour could be morning or evening.
  if (!hourText || (!minuteText && !half)) return undefined;
  const hour = Number(hourText);
  const minute = Number(minuteText ?? 0);
  const isHour = half ? hour >= 1 && hour <= 12 : hour <= 23;
  if (!isHour || minute > 59) return undefined;
  const afterNoon = half?.toLowerCase() === 'p' ? 12 : 0;
  return `${twoDigits(half ? (hour % 12) + afterNoon : hour)}:${twoDigits(minute)}`;
}

/** A time HH:mm as the form shows it, in English h:mm a: `12:00 pm`. */
export function timeOfDayText(time: string): string {
  if (!currentLocale().startsWith('en')) return time;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'am' : 'pm'}`;
}
