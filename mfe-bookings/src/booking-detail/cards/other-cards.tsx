import { type Booking, t } from '@shootline/shared-api';
import {
  type Slots,
  Widget,
  type WidgetName,
  type WidgetProps,
} from '@shootline/shared-api/portal';
import { ErrorState, LoadingScreen } from '@shootline/shared-ui';
import type { ComponentType } from 'react';

type CardProps = Omit<WidgetProps<WidgetName>, 'props'> & { props: Slots['booking-page'] };

// A declaration admits only widgets that take the slot's props.
const Card = Widget as unknown as ComponentType<CardProps>;

interface OtherCardsProps {
  names: readonly WidgetName[];
  booking: Booking;
}

/** Other areas' cards in the order of their remotes, each on its own if it fails. */
export function OtherCards({ names, booking }: OtherCardsProps) {
  return names.map((name) => (
    <Card
      key={name}
      name={name}
      props={{ booking }}
      loading={<LoadingScreen />}
      fallback={(retry) => (
        <ErrorState
          title={t('A part of this page is not available')}
          message={t('Another area cannot show its part right now. The rest of the page works.')}
          onRetry={retry}
        />
      )}
    />
  ));
}
