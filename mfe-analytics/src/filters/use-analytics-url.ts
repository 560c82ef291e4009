import { useCurrentUser } from '@shootline/shared-api';
import { useUrlFilters } from '@shootline/shared-ui/filters';
import { type AnalyticsFilterName, analyticsUrl } from './analytics-url.ts';
import { todayIn } from './day.ts';
import { daysToDate, type ToDate } from './period.ts';

type Texts = Partial<Record<AnalyticsFilterName, string>>;

/**
 * The filters in the page's URL. A period to date is stored by its name, the quarter without one, so that a
 * bookmark moves on with time; so is all time.
 */
export function useAnalyticsUrl() {
  const { role_policy: role, timezone: zone } = useCurrentUser();
  const url = useUrlFilters(analyticsUrl(role));
  const { period, ...own } = url.filters;
  const hasDays = own.from_date !== '' || own.to_date !== '';
  const named = hasDays || period === 'all' ? undefined : toDateOf(period);
  const filters = named ? { ...own, ...daysToDate(named, todayIn(zone)) } : own;
  const setFilters = (changes: Texts) => {
    if (changes.from_date === undefined && changes.to_date === undefined) {
      return url.setFilters(changes);
    }
    const { from_date, to_date } = { ...filters, ...changes };
    const isAll = from_date === '' && to_date === '';
    return url.setFilters({ ...changes, from_date, to_date, period: isAll ? 'all' : '' });
  };
  const setToDate = (chosen: ToDate) =>
    url.setFilters({
      from_date: '',
      to_date: '',
      period: chosen === 'this_quarter' ? '' : chosen,
    });
  return { filters, named, setFilters, setToDate, reset: url.reset };
}

const toDateOf = (period: string): ToDate =>
  period === 'this_month' || period === 'this_year' ? period : 'this_quarter';
