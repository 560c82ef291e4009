import type { Candidate } from '@shootline/shared-api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { candidateQueries } from '../candidate/candidate.queries.ts';

const none: Candidate[] = [];

/**
 * The chosen videographers in order, even if the rows show others. Loads those not in the rows; they are
 * missing until loaded. `remember` keeps one for when the rows no longer have them.
 */
export function useChosen(booking: string, value: readonly string[], rows: readonly Candidate[]) {
  const [remembered, setRemembered] = useState(none);
  const isAmong = (list: readonly Candidate[], uuid: string) =>
    list.some((candidate) => candidate.uuid === uuid);
  const unknown = value.filter((uuid) => !isAmong(rows, uuid) && !isAmong(remembered, uuid));
  const { data: asked = none } = useQuery({
    ...candidateQueries.of(booking, unknown),
    enabled: unknown.length > 0,
    // Keeps the names when fewer are requested.
    placeholderData: keepPreviousData,
  });
  const known = new Map([...asked, ...remembered, ...rows].map((one) => [one.uuid, one]));
  return {
    chosen: value.flatMap((uuid) => known.get(uuid) ?? []),
    remember: (candidate: Candidate) => setRemembered((others) => [...others, candidate]),
  };
}
