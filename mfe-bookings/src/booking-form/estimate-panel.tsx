import { roles, t } from '@shootline/shared-api';
import { Stack, Text, useDebounced } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { estimateQueries } from '../estimate/estimate.queries.ts';
import { EstimateLines } from '../estimate/estimates.tsx';
import { estimateQuery, nothing } from '../estimate/estimate-query.ts';
import type { BriefValues } from './brief/brief-values.ts';
import { useFormFacts } from './brief/form-facts.ts';

/** The estimates that a user may read. */
function useReadableEstimates() {
  const { booking, user, isClient } = useFormFacts();
  const isReviewer = user.role_policy >= roles.reviewer;
  return {
    client: booking ? booking.permissions.read_client_cost_estimate : isClient || isReviewer,
    camop: booking ? booking.permissions.read_camera_operator_cost_estimate : isReviewer,
  };
}

type PlaceValues = [BriefValues['address'], boolean | null, number | null];

/** Indicative prices for the entered shoot, once it has a country and a length. */
export function EstimatePanel() {
  // Typing an address causes no rerender until one is chosen.
  const place = useWatch({
    name: ['address', 'is_address_manual', 'duration'],
    compute: ([address, isManual, duration]: PlaceValues) => ({
      country_code:
        isManual === true || address?.is_valid === true ? (address?.country_code ?? '') : '',
      state: address?.state ?? '',
      locality: address?.locality ?? '',
      // A manual address has no location, but may still hold that of an address chosen earlier.
      location: isManual === true ? null : (address?.location ?? null),
      duration,
    }),
  });
  const { duration, ...address } = useDebounced(place);
  const query = estimateQuery({ address, duration });
  const isReadable = useReadableEstimates();
  const client = useQuery({
    ...estimateQueries.ofClient(query ?? nothing),
    enabled: isReadable.client && query !== null,
  });
  const camop = useQuery({
    ...estimateQueries.ofVideographer(query ?? nothing),
    enabled: isReadable.camop && query !== null,
  });
  const isEstimable = query !== null;
  return (
    <Stack gap="3">
      {isReadable.client && (
        <EstimateLines
          title={t('Client Pricing Estimate')}
          call={client}
          isEstimable={isEstimable}
        />
      )}
      {isReadable.camop && (
        <EstimateLines
          title={t('Videographer Pricing Estimate')}
          call={camop}
          isEstimable={isEstimable}
        />
      )}
      {(isReadable.client || isReadable.camop) && (
        <Text fontSize="xs" color="fg.muted">
          {t('Prices exclude GST and are indicative.')}
        </Text>
      )}
    </Stack>
  );
}
