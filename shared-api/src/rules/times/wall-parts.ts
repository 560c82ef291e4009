/** A day as typed, and a time as HH:mm or as typed. */
export interface WallParts {
  day: string;
  time: string;
}

/** Splits a form's DD-MM-YYYY HH:mm into day and time, even if one of them is missing. */
export function wallParts(wall: string | null | undefined): WallParts {
  const text = wall ?? '';
  const space = text.indexOf(' ');
  return space < 0
    ? { day: text, time: '' }
    : { day: text.slice(0, space), time: text.slice(space + 1) };
}

/** Joins the parts again; '' when both are missing. */
export function wallOf({ day, time }: WallParts): string {
  return day === '' && time === '' ? '' : `${day} ${time}`;
}
