import { modName } from '@shootline/shared-ui';

/** A key as printed on keyboards: `Mod+k` is `Ctrl K`, or `⌘ K` on a Mac. */
export function shownKey(key: string): string {
  return key.startsWith('Mod+') ? `${modName()} ${key.slice('Mod+'.length).toUpperCase()}` : key;
}
