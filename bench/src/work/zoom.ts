import type { Page } from '@playwright/test';

/** A desk at 200 % zoom: half as many pixels of CSS, each drawn as four. */
export const zoomed = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };

/** The titles of bookings that are wholly in view and under nothing, in a table or as cards. */
export async function bookingsInView(page: Page): Promise<number> {
  const titles = page.getByRole('main').locator('a[href^="/booking/"]');
  await titles.first().waitFor();
  return titles.evaluateAll((all) => {
    const isSeen = (x: number, y: number, link: Element) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (link.contains(top) || top.contains(link));
    };
    const seen = all.filter((link) => {
      const { left, top, bottom } = link.getBoundingClientRect();
      return isSeen(left + 2, top + 2, link) && isSeen(left + 2, bottom - 2, link);
    });
    return new Set(seen.map((link) => link.getAttribute('href'))).size;
  });
}

/** Tabs through a form, and counts the fields with the focus that are not wholly in view. */
export async function fieldsOutOfView(page: Page): Promise<{ fields: number; hidden: string[] }> {
  const fields = page.getByRole('main').locator('input, select, textarea');
  await fields.first().waitFor();
  const count = await fields.count();
  const hidden: string[] = [];
  let reached = 0;
  await fields.first().focus();
  for (let pressed = 0; pressed < count; pressed += 1) {
    const field = await page.evaluate(() => {
      const one = document.activeElement;
      if (!one?.matches('main input, main select, main textarea')) return null;
      const { left, top, bottom } = one.getBoundingClientRect();
      const isSeen = (y: number) => {
        const above = document.elementFromPoint(left + 4, y);
        return above !== null && (one.contains(above) || above.contains(one));
      };
      return { name: one.id || one.tagName, isInView: isSeen(top + 3) && isSeen(bottom - 3) };
    });
    if (field) reached += 1;
    if (field && !field.isInView) hidden.push(field.name);
    await page.keyboard.press('Tab');
  }
  return { fields: reached, hidden };
}
