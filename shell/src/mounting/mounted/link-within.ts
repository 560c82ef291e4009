import type { Registry } from '../../registry/registry.ts';

/** The page of this portal that a click on a link should open without a reload; null for anything else. */
export function linkWithin(registry: Registry, event: MouseEvent): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = link;
  if (origin !== window.location.origin || !registry.match(pathname)) return null;
  return pathname + search + hash;
}
