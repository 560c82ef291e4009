import { lastingStorage } from '../browser/browser-storage.ts';
import { keptKeys, keyOf, keyToKeep, plainText, readKept } from './kept-input.ts';

const longestAge = 30 * 86_400_000;

/** Input typed into a long form. */
export interface UnsavedFormInput {
  values: object;
  /** The record's version when the form was opened; null for a new record. */
  version: number | null;
  /** The values when the form was opened. */
  base?: object;
}

/** Kept input of a long form. */
export interface UnsavedForm extends UnsavedFormInput {
  /** Identifies the opened form in which it was typed. */
  id: string;
  /** In milliseconds since 1970, by this browser's clock. */
  savedAt: number;
  /** Whether a file had been chosen; files are not kept. */
  hadFile: boolean;
}

const nameOf = (key: string) => key.slice(0, key.lastIndexOf('.'));
const idOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);

function read(key: string): UnsavedForm | undefined {
  const kept = readKept(lastingStorage.getItem(key)) as Partial<UnsavedForm> | undefined;
  if (typeof kept?.values !== 'object' || typeof kept.savedAt !== 'number') return undefined;
  const { values, version = null, base, savedAt, hadFile = false } = kept;
  if (savedAt < Date.now() - longestAge) return undefined;
  return { id: idOf(key), values, version, base, savedAt, hadFile };
}

/**
 * Unsaved input of long forms, by the form's name such as `booking new` and an id for each time it is
 * opened, so tabs with the same form do not overwrite each other. Survives a crash and a closed tab, for
 * the same user only, until it is saved, discarded, 30 days old, or the user signs out.
 */
export const unsavedForms = {
  /** Keeps the values as JSON: dates become text and files are left out. Never throws. */
  keep(name: string, id: string, { values, version, base }: UnsavedFormInput): void {
    const key = keyToKeep(`${name}.${id}`);
    if (!key) return;
    const { hadFile } = plainText(values);
    const draft = { values, version, base, savedAt: Date.now(), hadFile };
    lastingStorage.setItem(key, plainText(draft).text);
  },
  /** The signed-in user's drafts of this form, newest first. */
  list(name: string): UnsavedForm[] {
    const drafts: UnsavedForm[] = [];
    for (const key of keptKeys(lastingStorage)) {
      const draft = read(key);
      if (!draft) lastingStorage.removeItem(key);
      else if (nameOf(key) === keyOf(name)) drafts.push(draft);
    }
    return drafts.sort((a, b) => b.savedAt - a.savedAt);
  },
  /** Whether the signed-in user has drafts of any form. */
  hasAny: (): boolean =>
    keptKeys(lastingStorage).some((key) => key.startsWith(String(keyOf(''))) && read(key)),
  forget(name: string, id: string): void {
    const key = keyToKeep(`${name}.${id}`);
    if (key) lastingStorage.removeItem(key);
  },
};
