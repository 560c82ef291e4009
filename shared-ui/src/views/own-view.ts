import type { ListName, OwnView } from '@shootline/shared-api';
import type { ViewTab } from './view-tab.ts';

/** The tabs of a user's own views of the list at `path`. */
export const ownViewTabs = (
  path: string,
  views: readonly OwnView[] = [],
  current: OwnView | undefined,
): ViewTab[] =>
  views.map(({ uuid, name, search, count }) => ({
    id: uuid,
    label: name,
    to: `${path}?own_view=${uuid}&${search}`,
    isCurrent: uuid === current?.uuid,
    count,
  }));

/** The open dialog or panel of `OwnViewTools`. */
export type OwnViewLayer = 'save' | 'actions' | 'rename' | 'delete';

export interface OwnViewToolsProps {
  list: ListName;
  /** The own view shown now. */
  ownView: OwnView | undefined;
  /** The state of the page, as a query string without `?`. */
  search: string;
}
