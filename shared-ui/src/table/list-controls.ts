import type { PagedList } from '@shootline/shared-api';

interface ControlledUrl {
  activeCount: number;
  toggleSort: (field: string) => void;
  reset: () => void;
}

/**
 * What a click on a header and on Reset do (S1 §2): both fetch the list from its start, even in an
 * order that was on screen a moment ago.
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
      // Without filters on screen the list stays the same one: a reset alone would not fetch it.
      if (url.activeCount === 0) list.refresh();
      url.reset();
    },
  };
}
