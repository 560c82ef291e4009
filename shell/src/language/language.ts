import { currentLocale, lastingStorage } from '@shootline/shared-api';

/** Key in the browser's storage for the locale last chosen in it. */
export const localeKey = 'shootline.locale';

let offered: readonly string[] = [];

/** The locales that the deployment offers; the first is for browsers in which none was chosen. */
export const offeredLocales = (): readonly string[] => offered;

/** The language of a BCP 47 tag: `de` of `de-AT`. */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** The locale last chosen in this browser; null if none was. */
export const keptLocale = (): string | null => lastingStorage.getItem(localeKey);

/** Stores a locale for this browser and reloads the page in it. */
export function switchTo(locale: string): void {
  lastingStorage.setItem(localeKey, locale);
  if (locale !== currentLocale()) window.location.reload();
}

/** The locale for a browser in which `kept` was chosen: the deployment's first one if it is not offered. */
export const chosenLocale = (kept: string | null, offers: readonly string[]): string =>
  kept !== null && offers.includes(kept) ? kept : (offers[0] ?? kept ?? currentLocale());

/** Takes the locales of the deployment, and switches to its first one if none of them was chosen. */
export function offerLocales(locales: readonly string[]): void {
  offered = locales;
  const chosen = chosenLocale(keptLocale(), locales);
  if (chosen !== currentLocale()) switchTo(chosen);
}
