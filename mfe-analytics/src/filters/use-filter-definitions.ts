import { referenceQueries, userQueries, t } from '@shootline/shared-api';
import { clientOptions, personOptions, type Filter } from '@shootline/shared-ui/filters';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnalyticsFilterName } from './analytics-url.ts';

/** The definitions of the offered filters, in order. Loads options only for those that `isNeeded`. */
export function useFilterDefinitions(
  offered: readonly AnalyticsFilterName[],
  isNeeded: (name: AnalyticsFilterName) => boolean,
): Filter<AnalyticsFilterName>[] {
  const { data: reference } = useQuery(referenceQueries.all());
  const { data: clients } = useQuery({ ...userQueries.clients(), enabled: isNeeded('client') });
  const { data: managers } = useQuery({
    ...userQueries.accountManagers(),
    enabled: isNeeded('am'),
  });
  const { data: submitters } = useQuery({
    ...userQueries.submitters(),
    enabled: isNeeded('submitter'),
  });
  const { data: videographers } = useQuery({
    ...userQueries.videographerChoices(),
    enabled: isNeeded('camop'),
  });
  return useMemo(() => {
    const choice = (
      name: AnalyticsFilterName,
      label: string,
      options: readonly { value: string; label: string }[] | undefined,
    ): Filter<AnalyticsFilterName> => ({ kind: 'choice', name, label, options });
    const definitions: Record<AnalyticsFilterName, Filter<AnalyticsFilterName>> = {
      from_date: { kind: 'day', name: 'from_date', label: t('Min Date') },
      to_date: { kind: 'day', name: 'to_date', label: t('Max Date'), notBefore: 'from_date' },
      client: choice('client', t('Client'), clientOptions(clients)),
      region: choice('region', t('Region'), reference?.regions),
      billing_region: choice('billing_region', t('Billing Region'), reference?.billing_regions),
      camop: choice('camop', t('Videographer'), personOptions(videographers)),
      am: choice('am', t('Account Manager'), personOptions(managers)),
      submitter: choice('submitter', t('Submitter'), personOptions(submitters)),
    };
    return offered.map((name) => definitions[name]);
  }, [offered, reference, clients, managers, submitters, videographers]);
}
