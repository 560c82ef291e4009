import { t } from '@shootline/shared-api';
import { charts } from '@shootline/shared-api/rules/charts';
import { Button, Flex, Text } from '@shootline/shared-ui';
import { useState } from 'react';
import { daysOfMonth } from '../filters/period.ts';
import type { Shown } from './chart-extras.tsx';
import { CHART_HEIGHT } from '../figures/chart-height.ts';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { Swatch } from '../charts/chart-legend.tsx';
import { touchSize } from '../charts/touch-size.ts';
import {
  onlyMonth,
  timelineLines,
  timelineModel,
  timelineTable,
  type TimelineToShow,
  undatedText,
} from './timeline-model.ts';

/** Bookings by month of their shoot. */
export function BookingsTimeline({ data, bookingsLink }: Shown<'bookings'>) {
  return (
    <TimelineCard
      title={charts['bookings.timeline'].title}
      points={data.timeline}
      bookingsCount={data.count}
      linkOf={(month, region) =>
        bookingsLink({ ...daysOfMonth(month), ...(region && { billing_region: region }) })
      }
    />
  );
}

/** A line for each billing region, by month of the shoot. */
function TimelineCard(shown: TimelineToShow) {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const names = timelineLines.map(({ name }) => name).filter((name) => !hidden.includes(name));
  const undated = undatedText(shown);
  const turn = (name: string) =>
    setHidden(hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name]);
  return (
    <ChartFrame
      title={shown.title}
      modelOf={() => timelineModel(shown, names)}
      tableOf={() => timelineTable(shown)}
      height={CHART_HEIGHT}
      only={onlyMonth(shown)}
      isEmpty={shown.points.every(({ all_ct }) => all_ct === 0)}
      summary={
        <Text fontSize="sm" color="fg.muted">
          {undated}
        </Text>
      }
      legend={
        <Flex
          role="group"
          aria-label={t('Lines of {title}', { title: shown.title })}
          wrap="wrap"
          gap="1"
        >
          {timelineLines.map(({ name, color }) => (
            <Button
              key={name}
              size="xs"
              variant="ghost"
              // Narrow enough for one row on phones.
              px="2"
              css={touchSize}
              aria-pressed={names.includes(name)}
              textDecoration={names.includes(name) ? undefined : 'line-through'}
              onClick={() => turn(name)}
            >
              <Swatch color={color} />
              {name}
            </Button>
          ))}
        </Flex>
      }
    />
  );
}
