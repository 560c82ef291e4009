import { useCurrentUser } from '@shootline/shared-api';
import { useUrlFilters } from '@shootline/shared-ui/filters';
import { type AnalyticsFilterName, analyticsUrl } from './analytics-url.ts';
import { todayIn } from './day.ts';
import { isSame, thisQuarter } from './period.ts';

type Texts = Partial<Record<AnalyticsFilterName, string>>;

/**
 * The filters in the page's URL. This quarter is stored without days, so that a bookmark moves on with time;
 * all time is stored by its name.
 */
export function useAnalyticsUrl() {
  const { role_policy: role, timezone: zone } = useCurrentUser();
  const url = useUrlFilters(analyticsUrl(role));
  const { period, ...own } = url.filters;
  const quarter = thisQuarter(todayIn(zone));
  const isQuarter = own.from_date === '' && own.to_date === '' && period !== 'all';
  const filters = isQuarter ? { ...own, ...quarter } : own;
  const setFilters = (changes: Texts) => {
    if (changes.from_date === undefined && changes.to_date === undefined) {
      return url.setFilters(changes);
    }
    const { from_date, to_date } = { ...filters, ...changes };
    const days = { from_date, to_date };
    if (isSame(days, quarter)) {
      return url.setFilters({ ...changes, from_date: '', to_date: '', period: '' });
    }
    const isAll = from_date === '' && to_date === '';
    return url.setFilters({ ...changes, ...days, period: isAll ? 'all' : '' });
  };
  return { filters, setFilters, reset: url.reset };
}
