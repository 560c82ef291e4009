import { inEnglish, speak, type Translate } from '@shootline/shared-api/rules';
import { german } from './german.gen.ts';

const english = 'en-AU';

// The placeholders and plurals of German messages are those of English ones.
const translate: Translate = (message, values) => {
  const text = german[message];
  return text === undefined ? undefined : inEnglish(text, values);
};

/** The catalogues by language; English is in the sources. */
const catalogues: Record<string, Translate | undefined> = { [english]: undefined, de: translate };

/** The first language of an `Accept-Language` that mails are written in, by default English. */
export function languageOf(accepted: string | undefined): string {
  const [first = ''] = (accepted ?? '').split(/[-,;]/);
  const language = first.trim().toLowerCase();
  return Object.hasOwn(catalogues, language) ? language : english;
}

/** Writes texts and formats in a user's language. `write` must not be asynchronous. */
export function inLanguageOf<Text>({ language }: { language: string }, write: () => Text): Text {
  speak(language, catalogues[language]);
  try {
    return write();
  } finally {
    speak(english);
  }
}
