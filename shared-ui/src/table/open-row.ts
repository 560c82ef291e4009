import type { MouseEvent } from 'react';

// A click that misses a tick box by little is meant for it.
const isWithinControl = (event: MouseEvent) =>
  event.target instanceof Element &&
  event.target.closest('a, button, input, select, textarea, label, [data-cell=box]') !== null;

const hasSelectedText = () => Boolean(window.getSelection()?.toString());

/** Whether a click is meant for the row, not for a control in it or a text selection. */
export const isRowClick = (event: MouseEvent) =>
  !event.defaultPrevented && !isWithinControl(event) && !hasSelectedText();

/** Whether it opens in a new tab: the click asks for one, as on a link, or it leads out of here. */
export const opensNewTab = (href: string, event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.button === 1 || !href.startsWith('/');
