import { t } from '@shootline/shared-api';
import { useQuery } from '@tanstack/react-query';
import { type Readiness, readinessQuery } from './readiness.ts';

const texts: Record<Readiness, string> = {
  ready: t('Ready without a network'),
  'not-yet': t('Not ready without a network yet'),
  impossible: t('This browser cannot keep the portal'),
  off: t('Switched off in this portal'),
};

/** Whether this browser is ready without a network, and the words for it; follows the worker. */
export function useReadiness(): { readiness: Readiness | undefined; text: string } {
  const { data, isError } = useQuery(readinessQuery());
  // Browsers that block storage refuse.
  const readiness = isError ? 'impossible' : data;
  return { readiness, text: readiness ? texts[readiness] : t('Loading...') };
}
