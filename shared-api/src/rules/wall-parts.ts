/** A day as it was typed, and a time HH:mm or as it was typed. */
export interface WallParts {
  day: string;
  time: string;
}

/** A form's DD-MM-YYYY HH:mm, also while a part of it is missing. */
export function wallParts(wall: string | null | undefined): WallParts {
  const text = wall ?? '';
  const space = text.indexOf(' ');
  return space < 0
    ? { day: text, time: '' }
    : { day: text.slice(0, space), time: text.slice(space + 1) };
}

/** The reverse of `wallParts`; '' when both parts are missing. */
export function wallOf({ day, time }: WallParts): string {
  return day === '' && time === '' ? '' : `${day} ${time}`;
}
