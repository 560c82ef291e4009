import { t, type Booking } from '@shootline/shared-api';
import { Box, Text } from '@shootline/shared-ui';
import { Estimate, type EstimateCall } from './estimate.tsx';
import { useClientEstimate, useVideographerEstimate } from './use-estimates.ts';

/** An estimate under its title, or the facts that it still needs. */
export function EstimateLines({
  title,
  call,
  isEstimable,
}: {
  title: string;
  call: EstimateCall;
  isEstimable: boolean;
}) {
  return (
    <Box role="group" aria-label={title} borderWidth="1px" borderRadius="l2" px="4" py="3">
      <Text fontSize="sm" fontWeight="semibold" mb="2">
        {title}
      </Text>
      {isEstimable ? (
        <Estimate call={call} hasTotal={false} />
      ) : (
        <Text fontSize="sm" color="fg.muted">
          {t('An estimate needs the address and the length of the booking.')}
        </Text>
      )}
    </Box>
  );
}

/** The client price estimate, for users who may read it. */
export function ClientEstimate({ booking }: { booking: Booking }) {
  const isReadable = booking.permissions.read_client_cost_estimate;
  const estimate = useClientEstimate(booking, isReadable);
  return isReadable && <EstimateLines title={t('Client Pricing Estimate')} {...estimate} />;
}

/** The videographer price estimate, for users who may read it. */
export function VideographerEstimate({ booking }: { booking: Booking }) {
  const isReadable = booking.permissions.read_camera_operator_cost_estimate;
  const estimate = useVideographerEstimate(booking, isReadable);
  return isReadable && <EstimateLines title={t('Videographer Pricing Estimate')} {...estimate} />;
}
