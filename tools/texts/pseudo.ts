import pseudolocale from 'pseudolocale';
import { changedTexts } from './compiled-texts.ts';

/** Doubles the vowels of a part of a message, which makes it about 40 % longer, and accents its letters. */
const accented = (part: string) =>
  pseudolocale(part.replace(/[aeiou]/g, '$&$&'), { prepend: '', append: '', delimiter: '\u0001' });

/** Every message of an app in a pseudo-language: accented and about 40 % longer, compiled as JSON. */
export const pseudoTexts = (appDir: string, language: string): Promise<string> =>
  changedTexts(appDir, language, accented);
