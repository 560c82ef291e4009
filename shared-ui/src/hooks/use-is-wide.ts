import { useMediaQuery } from './use-media-query.ts';

/** True in windows of at least 960 px, where filters are in a row and the drawer is beside the page. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 960px)', true);
}
