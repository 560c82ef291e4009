import { t, type FieldError, listText } from '@shootline/shared-api';

/** Everyone who changed a booking, once each, from the errors of a refused save. */
export function changeAuthors(errors: FieldError[]): string[] {
  const names = errors.map(({ message }) => /^Changed by (.+)\.$/.exec(message ?? '')?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** 'Maya Okafor and Edda Roth'; 'somebody else' if nobody is known. */
export const namesText = (names: string[]): string =>
  names.length > 0 ? listText(names) : t('somebody else');
