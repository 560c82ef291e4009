import { referenceQueries, useCurrentUser, userQueries } from '@shootline/shared-api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FormFacts } from './brief/form-facts.ts';

/** Loads the data that the form needs; `facts` is null until then. */
export function useFormData() {
  const user = useCurrentUser();
  const reference = useQuery(referenceQueries.all());
  const clients = useQuery(userQueries.clients());
  const [options, clientList] = [reference.data, clients.data];
  const facts = useMemo(
    (): Omit<FormFacts, 'booking'> | null =>
      options && clientList ? { user, reference: options, clients: clientList } : null,
    [user, options, clientList],
  );
  const failed = [reference, clients].filter(({ error, data }) => error && !data);
  return {
    facts,
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
