import { t } from '@shootline/shared-api';
import { useKey, useListedKeys } from '@shootline/shared-ui';
import { type FocusEvent, useEffect, useRef } from 'react';

const listed = { Enter: t('Open') };
const row = '[data-index]';

/**
 * Keys of the inbox's rows, within the element with `ref`: `j` and `k` move the focus, `e` presses the main
 * step of the focused row, `s` opens its snooze menu. The focus moves to the row that replaces a settled one.
 */
export function useRowKeys(ids: string) {
  const part = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  const isWithin = useRef(false);
  const rows = () => [...(part.current?.querySelectorAll(row) ?? [])];
  const current = () => document.activeElement?.closest(row) ?? null;
  const focusRow = (index: number) => {
    const all = rows();
    const next = all[Math.min(Math.max(index, 0), all.length - 1)];
    next?.querySelector('a')?.focus();
    next?.scrollIntoView?.({ block: 'nearest' });
  };
  const move = (step: number) => {
    const at = current();
    focusRow(at ? rows().indexOf(at) + step : place.current);
  };
  const press = (selector: string) => {
    const at = current();
    if (at) at.querySelector<HTMLElement>(selector)?.click();
    else focusRow(place.current);
  };
  useKey('j', t('Next item'), () => move(1), { isRepeated: true });
  useKey('k', t('Previous item'), () => move(-1), { isRepeated: true });
  useKey('e', t('Next step of the item'), () => press('[data-step] :is(a, button)'));
  useKey('s', t('Snooze the item'), () => press('[data-snooze] button'));
  useListedKeys(listed);

  useEffect(() => {
    const forget = () => {
      isWithin.current = false;
    };
    document.addEventListener('focusin', forget, true);
    return () => document.removeEventListener('focusin', forget, true);
  }, []);
  // Called for dialogs too, whose events bubble to the row that opened them.
  const onFocus = ({ target }: FocusEvent) => {
    isWithin.current = true;
    const at = target.closest(row);
    if (at) place.current = rows().indexOf(at);
  };
  useEffect(() => {
    if (!isWithin.current || document.activeElement !== document.body) return;
    const all = rows();
    const next = all[Math.min(place.current, all.length - 1)]?.querySelector('a');
    (next ?? document.getElementById('content'))?.focus();
  }, [ids]);
  return { ref: part, onFocus };
}
