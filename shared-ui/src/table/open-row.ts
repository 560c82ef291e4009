import type { MouseEvent } from 'react';

// A click that misses a tick box by little is meant for it.
const isWithinControl = (event: MouseEvent) =>
  event.target instanceof Element &&
  event.target.closest('a, button, input, select, textarea, label, [data-cell=box]') !== null;

const hasSelectedText = () => Boolean(window.getSelection()?.toString());

/** Whether a click is meant for the row, not for a control in it or a text selection. */
export const isRowClick = (event: MouseEvent) =>
  !event.defaultPrevented && !isWithinControl(event) && !hasSelectedText();

/** Whether the click asks for a new tab, as it would on a link. */
export const wantsNewTab = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.button === 1;
