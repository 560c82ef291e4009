// The earliest year that the server accepts.
const firstYear = 100;

/** A day DD-MM-YYYY as YYYY-MM-DD, which sorts by date; undefined when there is no such day. */
export function isoDayOf(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? [];
  if (!day || !month || !year || Number(year) < firstYear) return undefined;
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isReal ? iso : undefined;
}
