/** Milliseconds; a pointer that only passes costs nothing. */
const rest = 80;
const entries = 'nav a[href], header a[href]';

/** Preloads the page of a drawer or header entry on which the pointer rests or the focus arrives. */
export function preloadEntries(preload: (url: URL) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider = ({ target }: Event) => {
    clearTimeout(timer);
    const entry = target instanceof Element && target.closest<HTMLAnchorElement>(entries);
    if (entry && entry.origin === location.origin)
      timer = setTimeout(() => preload(new URL(entry.href)), rest);
  };
  document.addEventListener('pointerover', consider);
  document.addEventListener('focusin', consider);
}
