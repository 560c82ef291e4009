import { t, type ReferenceData } from '@shootline/shared-api';
import type { Filter, FilterOption } from '@shootline/shared-ui/filters';
import type { BookingFilter } from './booking-list-url.ts';

type Definition = Filter<BookingFilter>;

const stars = [0, 1, 2, 3, 4, 5].map((count): FilterOption => ({
  value: String(count),
  label: t('{count, plural, one {# star} other {# stars}}', { count }),
}));
const usualHours = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The filters set by Analytics charts; the current value is always among the options. */
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
    choice('camop', t('Videographer'), videographers),
    choice('video_type', t('Video Type'), reference?.video_types),
    choice(
      'duration',
      t('Length'),
      [...hours]
        .toSorted((one, other) => one - other)
        .map((count) => ({
          value: String(count),
          label: t('{count, plural, one {# hour} other {# hours}}', { count }),
        })),
    ),
    // The town comes only from a chart, so its sole option is the current value.
    ...(values.location
      ? [choice('location', t('Town'), [{ value: values.location, label: values.location }])]
      : []),
    choice('videographer_rating', t('Videographer Rating'), stars),
    choice('shoot_rating', t('Shoot Rating'), stars),
    choice('approval_time', t('Time to Approval'), reference?.time_lengths),
    choice('staffing_time', t('Time to Staffing'), reference?.time_lengths),
    choice('unstaffed', t('Unstaffed 48 Hours Before'), [{ value: 'yes', label: t('Yes') }]),
  ];
}
