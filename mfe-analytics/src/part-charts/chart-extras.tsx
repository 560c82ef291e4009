import { t, numberText } from '@shootline/shared-api';
import type { Analytics, AnalyticsPart, FeedbackAnalytics } from '@shootline/shared-api/contract';
import type { ItemField } from '@shootline/shared-api/rules/charts';
import { Text } from '@shootline/shared-ui';
import type { BookingsLink } from '../filters/bookings-path.ts';
import { daysOfMonth } from '../filters/period.ts';
import { Mean } from '../feedback/mean.tsx';
import { AllClients } from '../all-clients/all-clients.tsx';
import { fillMissingMonths } from './fill-missing-months.ts';
import { acceptedText, unstaffedText } from './work-texts.ts';
import type { ChartCardProps } from '../charts/chart-card.tsx';
import { starsText } from '../figures/number-text.ts';
import { monthText } from './timeline-model.ts';

/** A part of the answer, the same for the period before, and links to the bookings of items. */
export interface Shown<Part extends AnalyticsPart> {
  data: Required<Analytics>[Part];
  before: Analytics[Part];
  bookingsLink: BookingsLink;
}

type PartOf<Field> = Field extends `${infer Part extends AnalyticsPart}.${string}` ? Part : never;
type Extra<Part extends AnalyticsPart> = (shown: Shown<Part>) => Partial<ChartCardProps>;

function ratings(of: (data: Required<Analytics>['feedback']) => FeedbackAnalytics) {
  const named = (items: FeedbackAnalytics['ratings']) =>
    items.map((item) => ({ ...item, name: starsText(Number(item.key)) }));
  const extra: Extra<'feedback'> = ({ data, before }) => ({
    items: named(of(data).ratings),
    before: before && named(of(before).ratings),
    tooltipOf: ({ value, key }) =>
      t('{number} Shoots were rated {key} star(s).', { number: numberText(value), key }),
    summary: <Mean feedback={of(data)} />,
  });
  return extra;
}

/** Parts of a chart's card that are more than a row of `charts`. */
const extras: { readonly [Field in ItemField]?: Extra<PartOf<Field>> } = {
  'bookings.top_clients': ({ data, before, bookingsLink }) => ({
    action: (
      <AllClients
        clients={data.top_clients}
        before={before?.top_clients}
        linkOf={({ key }) => (key === null ? null : bookingsLink({ client: key }))}
      />
    ),
  }),
  'feedback.camop.ratings': ratings(({ camop }) => camop),
  'feedback.booking.ratings': ratings(({ booking }) => booking),
  'work.offers.by_answer': ({ data }) => ({
    summary: (
      <Text fontSize="sm" color="fg.muted">
        {acceptedText(data.offers)}
      </Text>
    ),
  }),
  'work.unstaffed.by_month': ({ data, before, bookingsLink }) => ({
    items: fillMissingMonths(data.unstaffed.by_month).map((item) => ({
      ...item,
      name: monthText(item.name),
    })),
    // Its months are different ones.
    before: undefined,
    linkOf: ({ key }) =>
      key === null ? null : bookingsLink({ unstaffed: 'yes', ...daysOfMonth(key) }),
    summary: (
      <Text fontSize="sm" color="fg.muted">
        {unstaffedText(data, before)}
      </Text>
    ),
  }),
};

const summarised: readonly string[] = [
  'bookings.timeline',
  'feedback.camop.ratings',
  'feedback.booking.ratings',
  'work.offers.by_answer',
  'work.unstaffed.by_month',
];

/** Whether a chart has a line above it, for its placeholder. */
export const hasSummary = (field: string): boolean => summarised.includes(field);

export function extrasOf<Part extends AnalyticsPart>(
  field: ItemField,
  shown: Shown<Part>,
): Partial<ChartCardProps> {
  return (extras[field] as Extra<Part> | undefined)?.(shown) ?? {};
}
