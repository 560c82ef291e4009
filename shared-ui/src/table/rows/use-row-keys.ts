import { t } from '@shootline/shared-api';
import { useKey } from '@shootline/shared-ui';
import type { RefObject } from 'react';

const rowsOf = (body: Element) => [...body.querySelectorAll<HTMLElement>(':scope > [data-index]')];

/** The link to the row's page. */
const linkOf = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>(':scope > [data-cell=title] a');

const focusedRow = (body: Element) =>
  body.contains(document.activeElement) ? document.activeElement?.closest('[data-index]') : null;

/** The first row not covered by the head or the top of the window. */
function firstInView(body: Element): HTMLElement | undefined {
  const head = body.closest('[role=table]')?.querySelector('[role=rowgroup]');
  const from = Math.max(0, head?.getBoundingClientRect().bottom ?? 0);
  return rowsOf(body).find((row) => row.getBoundingClientRect().top >= from - 1);
}

function moveFocus(body: HTMLElement | null, step: number): void {
  if (!body) return;
  const from = focusedRow(body);
  const rows = rowsOf(body);
  const at = rows.findIndex((row) => row === from);
  // Rows just outside the view are rendered too, so the next one exists.
  linkOf(at < 0 ? firstInView(body) : rows[at + step])?.focus();
}

function toggleSelected(body: HTMLElement | null, isRange: boolean): void {
  const box = body && focusedRow(body)?.querySelector(':scope > [data-cell=box] input');
  if (box) box.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: isRange }));
  else moveFocus(body, 0);
}

/**
 * `j` and `k` move the focus between the links of rows and scroll the next one into view; `x` selects the
 * focused row, `X` also the rows since the last one selected.
 */
export function useRowKeys(
  body: RefObject<HTMLElement | null>,
  { isEnabled, isSelectable }: { isEnabled: boolean; isSelectable: boolean },
) {
  useKey('j', t('Next row'), () => moveFocus(body.current, 1), { isEnabled, isRepeated: true });
  useKey('k', t('Previous row'), () => moveFocus(body.current, -1), {
    isEnabled,
    isRepeated: true,
  });
  const choosing = { isEnabled: isEnabled && isSelectable };
  useKey('x', t('Select the row'), () => toggleSelected(body.current, false), choosing);
  useKey('X', t('Select the rows up to here'), () => toggleSelected(body.current, true), choosing);
}
