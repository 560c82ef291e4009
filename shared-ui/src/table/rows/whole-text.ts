import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';

const isCut = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
  clientHeight > 0 && (scrollHeight - clientHeight > 4 || scrollWidth - clientWidth > 4);

function clampAt(target: EventTarget): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest('td')?.querySelector<HTMLElement>(':scope > [data-clamp]') ?? null;
}

function hide(body: Element) {
  const shown = body.querySelector<HTMLElement>('[data-whole]');
  if (shown) delete shown.dataset['whole'];
}

function showAt(target: EventTarget, body: Element) {
  const clamp = clampAt(target);
  if (clamp?.dataset['whole']) return;
  hide(body);
  if (!clamp || ![clamp, ...clamp.children].some(isCut)) return;
  clamp.dataset['whole'] = 'down';
  const rows = body.getBoundingClientRect();
  const whole = clamp.getBoundingClientRect();
  const rowBottom = clamp.closest('td')?.getBoundingClientRect().bottom ?? 0;
  // A table that scrolls sideways cuts off content below its last row.
  if (whole.bottom > rows.bottom && rowBottom - whole.height >= rows.top) {
    clamp.dataset['whole'] = 'up';
  }
}

/**
 * Handlers for the body of a table: a hovered or focused cell shows all of its clipped text. They mark the
 * cell's element, so no row renders again or changes its height.
 */
export const fullTextHandlers = {
  onPointerOver: ({ target, currentTarget }: PointerEvent) => showAt(target, currentTarget),
  onPointerLeave: ({ currentTarget }: PointerEvent) => hide(currentTarget),
  onFocus: ({ target, currentTarget }: FocusEvent) => showAt(target, currentTarget),
  onBlur: ({ currentTarget }: FocusEvent) => hide(currentTarget),
  onKeyDown: ({ key, currentTarget }: KeyboardEvent) => {
    if (key === 'Escape') hide(currentTarget);
  },
};
