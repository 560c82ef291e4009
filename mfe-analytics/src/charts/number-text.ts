const whole = new Intl.NumberFormat('en-AU');

/** A number with separators: '1,200'. */
export const numberText = (value: number) => whole.format(value);

/** A count with its noun: '1 booking', '1,200 bookings'. */
export const countText = (count: number, one: string, many = `${one}s`) =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** A share: '15 %', '<1 %'; '0 %' if `all` is 0. */
export function percentText(part: number, all: number): string {
  if (part === 0 || all === 0) return '0 %';
  const percent = (part / all) * 100;
  return percent < 1 ? '<1 %' : `${Math.round(percent)} %`;
}
