import { t, type ReferenceData } from '@shootline/shared-api';
import type { Filter, FilterOption } from '@shootline/shared-ui/filters';
import type { BookingFilter } from './booking-list-url.ts';

type Definition = Filter<BookingFilter>;

const option = (value: number, unit: string): FilterOption => ({
  value: String(value),
  label: `${value} ${value === 1 ? unit : `${unit}s`}`,
});
const stars = [0, 1, 2, 3, 4, 5].map((rating) => option(rating, 'star'));
const usualHours = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The filters set by Analytics charts (S2 §2); the current value is always among the options. */
export function chartFilters(
  values: Record<BookingFilter, string>,
  reference: ReferenceData | undefined,
  videographers: readonly FilterOption[] | undefined,
): Definition[] {
  const hours = new Set([...usualHours, ...(values.duration ? [Number(values.duration)] : [])]);
  const choice = (
    name: BookingFilter,
    label: string,
    options: readonly FilterOption[] | undefined,
  ): Definition => ({ kind: 'choice', name, label, options });
  return [
    choice('camop', 'Videographer', videographers),
    choice('video_type', 'Video Type', reference?.video_types),
    choice(
      'duration',
      'Length',
      [...hours].toSorted((one, other) => one - other).map((one) => option(one, 'hour')),
    ),
    // The town comes only from a chart, so its sole option is the current value.
    ...(values.location
      ? [choice('location', 'Town', [{ value: values.location, label: values.location }])]
      : []),
    choice('videographer_rating', 'Videographer Rating', stars),
    choice('shoot_rating', 'Shoot Rating', stars),
    choice('approval_time', 'Time to Approval', reference?.time_lengths),
    choice('staffing_time', 'Time to Staffing', reference?.time_lengths),
    choice('unstaffed', 'Unstaffed 48 Hours Before', [{ value: 'yes', label: t('Yes') }]),
  ];
}
