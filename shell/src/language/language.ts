import { currentLocale, lastingStorage } from '@shootline/shared-api';

const key = 'shootline.locale';

let offered: readonly string[] = [];

/** The locales that the deployment offers; the first is for browsers in which none was chosen. */
export const offeredLocales = (): readonly string[] => offered;

/** The language of a BCP 47 tag: `de` of `de-AT`. */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** The locale last chosen in this browser; null if none was. */
export const keptLocale = (): string | null => lastingStorage.getItem(key);

/** Stores a locale for this browser and reloads the page in it. */
export function switchTo(locale: string): void {
  lastingStorage.setItem(key, locale);
  if (locale !== currentLocale()) window.location.reload();
}

/** Takes the locales of the deployment, and switches to its first one if none of them was chosen. */
export function offerLocales(locales: readonly string[]): void {
  offered = locales;
  const [first = currentLocale()] = locales;
  if (!locales.includes(keptLocale() ?? '') && first !== currentLocale()) switchTo(first);
}
