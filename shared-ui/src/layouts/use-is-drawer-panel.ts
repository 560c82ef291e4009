import { useMediaQuery } from '../hooks/use-media-query.ts';

/** True in windows narrower than 960 px, where the drawer is a panel over the page. */
export function useIsDrawerPanel(): boolean {
  return !useMediaQuery('(min-width: 960px)', true);
}
