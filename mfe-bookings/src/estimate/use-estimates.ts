import { type Booking } from '@shootline/shared-api';
import { useQuery } from '@tanstack/react-query';
import { estimateQuery, nothing } from './estimate-query.ts';
import { estimateQueries } from './estimate.queries.ts';

/** The client's estimate of a booking, loaded if needed and once its parameters are set. */
export function useClientEstimate(booking: Booking, isNeeded: boolean) {
  const query = estimateQuery(booking);
  const call = useQuery({
    ...estimateQueries.ofClient(query ?? nothing),
    enabled: isNeeded && query !== null,
  });
  return { call, isEstimable: query !== null };
}

/** The videographer's estimate of a booking, loaded if needed and once its parameters are set. */
export function useVideographerEstimate(booking: Booking, isNeeded: boolean) {
  const query = estimateQuery(booking);
  const call = useQuery({
    ...estimateQueries.ofVideographer(query ?? nothing),
    enabled: isNeeded && query !== null,
  });
  return { call, isEstimable: query !== null };
}
