import type { Sort } from './column.ts';

interface ControlledUrl {
  activeCount: number;
  setSort: (sort: Sort) => void;
  reset: () => void;
}

interface ControlledList {
  refresh: () => void;
  forgetOthers: () => void;
}

/**
 * What a click on a header and on Reset do (S1 §2): both fetch the list from its start, also when
 * that order was on screen a moment ago.
 */
export function listControls(url: ControlledUrl, list: ControlledList) {
  return {
    onSortChange: (sort: Sort) => {
      list.forgetOthers();
      url.setSort(sort);
    },
    onReset: () => {
      if (url.activeCount === 0) return list.refresh();
      list.forgetOthers();
      url.reset();
    },
  };
}
