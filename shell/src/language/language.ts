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

/** The offered locale that the browser prefers; the first one if it wants none of them. */
function fittingLocale(offers: readonly string[]): string | undefined {
  const wanted = navigator.languages.flatMap((tag) => [
    ...offers.filter((locale) => locale === tag),
    ...offers.filter((locale) => languageOf(locale) === languageOf(tag)),
  ]);
  return [...wanted, ...offers][0];
}

/** The locale for a browser in which `kept` was chosen: the fitting one if that is not offered. */
export const chosenLocale = (kept: string | null, offers: readonly string[]): string =>
  kept !== null && offers.includes(kept)
    ? kept
    : (fittingLocale(offers) ?? kept ?? currentLocale());

/** Whether this page was loaded again; a browser that keeps nothing must not switch forever. */
const isReload = (): boolean =>
  performance
    .getEntriesByType?.('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload') ?? false;

/** Takes the locales of the deployment, and switches to the fitting one if none of them was chosen. */
export function offerLocales(locales: readonly string[]): void {
  offered = locales;
  const chosen = chosenLocale(keptLocale(), locales);
  if (chosen !== currentLocale() && !isReload()) switchTo(chosen);
}
