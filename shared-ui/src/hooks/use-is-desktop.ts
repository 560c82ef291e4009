import { useMediaQuery } from './use-media-query.ts';

/** True in windows wider than 768 px, where lists are tables. */
export function useIsDesktop(): boolean {
  return useMediaQuery('(min-width: 768.02px)', true);
}
