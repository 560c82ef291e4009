import { setupI18n, type Messages } from '@lingui/core';
import { speak } from '@shootline/shared-api';
import { languageOf } from './language.ts';

declare const __webpack_public_path__: string;

const patience = 10_000;

/**
 * Switches to a language other than English and loads the shell's texts in it. Returns a function that adds
 * the texts of a build, given the address of a file beside them; if there are none, they stay English.
 */
export async function speakOther(locale: string) {
  const i18n = setupI18n();
  const asked = new Map<string, Promise<void>>();
  i18n.activate(locale);

  async function load(url: string): Promise<void> {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
      if (!response.ok) throw new Error(`The answer was ${response.status}.`);
      const messages: Messages = await response.json();
      i18n.load(locale, messages);
    } catch (error) {
      asked.delete(url);
      console.warn(`The texts at ${url} could not be loaded; English ones are shown.`, error);
    }
  }

  function addTexts(address: string): Promise<void> {
    const url = new URL(`texts.${languageOf(locale)}.json`, address).href;
    const texts = asked.get(url) ?? load(url);
    asked.set(url, texts);
    return texts;
  }

  await addTexts(new URL(__webpack_public_path__, window.location.href).href);
  speak(locale, (message, values) =>
    message in i18n.messages ? i18n._(message, values) : undefined,
  );
  return addTexts;
}
