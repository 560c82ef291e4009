import type { MouseEvent } from 'react';

// A click that just misses a checkbox is meant for it.
const isWithinControl = (event: MouseEvent) =>
  event.target instanceof Element &&
  event.target.closest('a, button, input, select, textarea, label, [data-cell=box]') !== null;

const hasSelectedText = () => Boolean(window.getSelection()?.toString());

/**
 * Whether a click is meant for the row rather than for a control in it, a dialog opened by one, or a text
 * selection.
 */
export const isRowClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.currentTarget.contains(event.target as Node) &&
  !isWithinControl(event) &&
  !hasSelectedText();

/**
 * Whether to open a new tab: the click asks for one, as on a link, or the address is outside the portal.
 */
export const opensNewTab = (href: string, event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.button === 1 || !href.startsWith('/');
