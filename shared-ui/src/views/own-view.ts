import type { ListName, OwnView } from '@shootline/shared-api';

/** The open dialog or panel of `OwnViewTools`. */
export type OwnViewLayer = 'save' | 'actions' | 'rename' | 'delete';

export interface OwnViewToolsProps {
  list: ListName;
  /** The own view shown now. */
  ownView: OwnView | undefined;
  /** The state of the page, as a query string without `?`. */
  search: string;
}
