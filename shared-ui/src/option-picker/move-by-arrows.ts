import type { KeyboardEvent } from 'react';

/** The arrow keys move between the checkboxes of an element, Home and End to the first and last. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof HTMLInputElement)) return;
  const boxes = [...event.currentTarget.querySelectorAll('input')];
  const place = boxes.indexOf(event.target);
  const places: Record<string, number> = {
    ArrowDown: Math.min(place + 1, boxes.length - 1),
    ArrowUp: Math.max(place - 1, 0),
    Home: 0,
    End: boxes.length - 1,
  };
  const next = places[event.key];
  if (next === undefined) return;
  event.preventDefault();
  boxes[next]?.focus();
}
