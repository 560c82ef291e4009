import type { Locator, Page } from '@playwright/test';

/** How many elements are wholly in view and under nothing, with the heights of the lowest and the highest. */
export function inView(all: Locator): Promise<{ count: number; least: number; most: number }> {
  return all.evaluateAll((elements) => {
    const isSeen = (element: Element, x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element));
    };
    const boxes = elements
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(
        ({ element, box: { left, top, bottom, height } }) =>
          height > 0 && isSeen(element, left + 4, top + 2) && isSeen(element, left + 4, bottom - 3),
      );
    const heights = boxes.map(({ box }) => Math.round(box.height));
    return { count: boxes.length, least: Math.min(...heights), most: Math.max(...heights) };
  });
}

/** The rows of the page's list. */
export const rowsOf = (page: Page) =>
  page
    .locator('#list tbody tr, table tbody tr')
    .filter({ has: page.getByRole('link').or(page.getByRole('checkbox')) });

/** Where the first row begins, in pixels from the top. */
export const topOfRows = (page: Page): Promise<number> =>
  rowsOf(page)
    .first()
    .evaluate((row) => Math.round(row.getBoundingClientRect().top + window.scrollY));

/** The columns whose cells are wholly in view without scrolling sideways. */
export function columnsInView(page: Page): Promise<string[]> {
  return page.locator('#list').evaluate((list) => {
    const edge = list.getBoundingClientRect().right;
    return [
      ...(list.querySelector('tbody tr')?.querySelectorAll<HTMLElement>('[data-column]') ?? []),
    ]
      .filter((cell) => cell.getBoundingClientRect().right <= edge)
      .map((cell) => cell.dataset['column'] ?? '');
  });
}
