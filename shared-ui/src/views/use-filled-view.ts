import { useLocation, useNavigate } from '@shootline/shared-ui/router';
import { useEffect, useRef } from 'react';
import type { ViewTab } from './view-tab.ts';

/**
 * Leads from an empty view that nobody chose to the first that has something, once a visit: a view
 * that becomes empty meanwhile stays (decisions §9.3). Returns the tabs; that of such a view names it in
 * its URL, so that it can be chosen.
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
