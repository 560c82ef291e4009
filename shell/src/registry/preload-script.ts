import type { HashedScript } from '@shootline/shared-api/portal';

/** Loads a script ahead of its use; only with the same integrity does the browser take it for that. */
export function preloadScript({ file, integrity }: HashedScript, base: string): void {
  const { href, origin } = new URL(file, base);
  if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'script',
    integrity,
    href,
  });
  // As webpack loads it.
  if (origin !== window.location.origin) link.crossOrigin = 'anonymous';
  document.head.append(link);
}
