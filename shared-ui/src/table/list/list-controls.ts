import type { PagedList } from '@shootline/shared-api';

interface ControlledUrl {
  activeCount: number;
  toggleSort: (field: string) => void;
  reset: () => void;
}

/**
 * The handlers for a click on a header and on Reset: both fetch the list from its start, even in an order
 * that was shown a moment ago.
 */
export function listControls(
  url: ControlledUrl,
  list: Pick<PagedList<unknown>, 'refresh' | 'forgetOthers'>,
) {
  return {
    onSortToggle: (field: string) => {
      list.forgetOthers();
      url.toggleSort(field);
    },
    onReset: () => {
      list.forgetOthers();
      // Without set filters the URL does not change, so a reset alone would fetch nothing.
      if (url.activeCount === 0) list.refresh();
      url.reset();
    },
  };
}
