import { currentLocale } from '@shootline/shared-api';

/** A number in the reader's language: '1,234', '4.5'. */
export const numberText = (number: number): string => number.toLocaleString(currentLocale());
