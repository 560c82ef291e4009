const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A key as keyboards name it: `Ctrl K`, or `⌘ K` on a Mac, for `Mod+k`. */
export function shownKey(key: string): string {
  if (!key.startsWith('Mod+')) return key;
  return `${isApple() ? '⌘' : 'Ctrl'} ${key.slice('Mod+'.length).toUpperCase()}`;
}
