import { speak } from '@shootline/shared-api';
import { keptLocale, languageOf } from './language.ts';

let addTexts: ((address: string) => Promise<void>) | undefined;

/**
 * Switches to the kept locale before anything with texts is evaluated. English is part of the code; every
 * other language is loaded, and the page is English if that fails.
 */
export async function speakKeptLanguage(): Promise<void> {
  const locale = keptLocale();
  if (locale === null) return;
  speak(locale);
  document.documentElement.lang = locale;
  if (languageOf(locale) === 'en') return;
  const other = await import(/* webpackChunkName: "language" */ './other-language.ts');
  addTexts = await other.speakOther(locale);
}

/** Loads a remote's texts from beside its entry; does nothing in English. */
export const loadTexts = async (entry: string): Promise<void> => addTexts?.(entry);
