import { currentLocale, lastingStorage } from '@shootline/shared-api';

const key = 'shootline.locale';

/** The language part of a BCP 47 tag: `de` of `de-AT`. */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** The locale chosen in this browser, or the deployment's as of the last visit; null before the first. */
export const keptLocale = (): string | null => lastingStorage.getItem(key);

/** Keeps a locale for this browser and starts the page again in it, at the same address. */
export function switchTo(locale: string): void {
  lastingStorage.setItem(key, locale);
  window.location.reload();
}

/**
 * Switches to the first of the deployment's locales if the page speaks none of them. Whether the page starts
 * again.
 */
export function adoptLocale([first, ...others]: readonly string[]): boolean {
  if (first === undefined || [first, ...others].includes(currentLocale())) return false;
  switchTo(first);
  return keptLocale() === first;
}
