import type { Browser, Page } from '@playwright/test';
import { openAs, signInToApi } from '../../../e2e/portal/session.ts';
import { print } from './print.ts';

const leastBookings = 4;

/** A desk at 200 % zoom: half as many pixels of CSS, each drawn as four. */
const zoomed = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };

/** The titles of bookings that are wholly in view and under nothing, in a table or as cards. */
async function bookingsInView(page: Page): Promise<number> {
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
async function fieldsOutOfView(page: Page): Promise<{ fields: number; hidden: string[] }> {
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

/** Prints what 200 % zoom leaves in view; returns how much of it is hidden. */
export async function measureZoom(browser: Browser, portalUrl: string): Promise<number> {
  const api = await signInToApi(portalUrl, 'admin@demo.test', 'demo');
  const open = async (path: string) => {
    const page = await browser.newPage(zoomed);
    await openAs(page, portalUrl, api, path);
    return page;
  };
  const list = await open('/?view=all');
  const bookings = await bookingsInView(list);
  print('admin, at 200 % zoom: bookings wholly in view', bookings);
  await list.close();
  const form = await open('/submit-brief');
  const { fields, hidden } = await fieldsOutOfView(form);
  print('admin, at 200 % zoom: fields of the brief reached by Tab', fields);
  print('admin, at 200 % zoom: of them out of view', [hidden.length, ...hidden].join(' '));
  await form.close();
  return Math.max(0, leastBookings - bookings) + hidden.length;
}
