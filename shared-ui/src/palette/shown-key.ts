import { modName } from '@shootline/shared-ui';

/** A key as keyboards name it: `Ctrl K`, or `⌘ K` on a Mac, for `Mod+k`. */
export function shownKey(key: string): string {
  return key.startsWith('Mod+') ? `${modName()} ${key.slice('Mod+'.length).toUpperCase()}` : key;
}
