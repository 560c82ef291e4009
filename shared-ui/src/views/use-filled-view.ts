import { useLocation, useNavigate } from '@shootline/shared-ui/router';
import { useEffect, useRef } from 'react';
import type { ViewTab } from './view-tab.ts';

/**
 * Replaces an empty default view by the first one with rows, once per visit: a view that becomes empty
 * later stays. Returns the tabs; an empty default view names itself in its URL, so it can still be chosen.
 */
export function useFilledView(tabs: readonly ViewTab[]): readonly ViewTab[] {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const visit = useRef('');
  const count = tabs.find(({ isCurrent }) => isCurrent)?.count;
  const next = tabs.find((tab) => tab.count && tab.to.startsWith(`${pathname}?`))?.to;
  useEffect(() => {
    if (typeof count !== 'number' || visit.current === key) return;
    visit.current = key;
    if (count === 0 && search === '' && next) void navigate(next, { replace: true });
  }, [count, key, navigate, next, search]);
  return tabs.map((tab) =>
    tab.count === 0 && tab.to === pathname ? { ...tab, to: `${tab.to}?view=${tab.id}` } : tab,
  );
}
