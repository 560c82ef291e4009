import type { ListName, OwnView } from '@shootline/shared-api';

/** What is open of `OwnViewTools`. */
export type OwnViewLayer = 'save' | 'actions' | 'rename' | 'delete';

export interface OwnViewToolsProps {
  list: ListName;
  /** The user's own view that is shown. */
  ownView: OwnView | undefined;
  /** What the page shows, as a query string without `?`. */
  search: string;
}
