import { DEFAULT_ZONE, formatDate, formatDateTime, formatTime } from './dates.ts';

const formats = { date: formatDate, time: formatTime, datetime: formatDateTime };

/** An instant as text in the given IANA zone, also readable by machines. */
export function TimeText({
  iso,
  zone = DEFAULT_ZONE,
  show = 'datetime',
}: {
  iso: string | null | undefined;
  zone?: string | null;
  show?: keyof typeof formats;
}) {
  const text = formats[show](iso, zone);
  return iso ? <time dateTime={iso}>{text}</time> : <>{text}</>;
}
