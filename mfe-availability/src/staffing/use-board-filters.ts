import { referenceQueries, t, userQueries } from '@shootline/shared-api';
import { clientOptions, type Filter, type FilterOption } from '@shootline/shared-ui/filters';
import { useQuery } from '@tanstack/react-query';
import { type BoardFilter, boardStates } from './staffing-url.ts';

const isShown = ({ value }: FilterOption) => boardStates.some((state) => state === value);

/** The filters of the Staffing Board, most used first. */
export function useBoardFilters(): Filter<BoardFilter>[] {
  const { data: reference } = useQuery(referenceQueries.all());
  const { data: clients } = useQuery(userQueries.clients());
  return [
    { kind: 'choice', name: 'client', label: t('Client'), options: clientOptions(clients) },
    {
      kind: 'choice',
      name: 'state',
      label: t('Status'),
      options: reference?.booking_states.filter(isShown),
    },
    { kind: 'day', name: 'free_on', label: t('Free On') },
    { kind: 'choice', name: 'location', label: t('Location'), options: reference?.camop_locations },
  ];
}
