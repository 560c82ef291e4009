import type { Page } from '@playwright/test';
import { pseudoTexts } from '../tools/texts/pseudo.ts';

const words = /(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu;

/** Names of days, months and units that come from the browser in German. */
const ofBrowser = ['short', 'long'].flatMap((length) =>
  Array.from({ length: 12 }, (_none, month) =>
    new Intl.DateTimeFormat('de', {
      month: length as 'short' | 'long',
      weekday: length as 'short' | 'long',
    }).format(new Date(2026, month, month + 1)),
  ),
);

/**
 * Shows the portal with every message of its catalogues accented, in place of German. Collects the texts of
 * API answers, which are data.
 */
export async function speakPseudo(page: Page) {
  const data = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') data.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  page.on('response', (response) => {
    const isData = /\/api\/|portal\.json/.test(response.url());
    if (isData) void response.json().then(collect, () => undefined);
  });
  await page.addInitScript(() => localStorage.setItem('shootline.locale', 'de'));
  await page.route('**/texts.de.json', async (route) => {
    const [app = ''] = new URL(route.request().url()).pathname.split('/').filter(Boolean);
    await route.fulfill({ json: JSON.parse(await pseudoTexts(app, 'de')) });
  });

  /** Words on the page that are neither from a catalogue nor data. */
  async function plainWords(): Promise<string[]> {
    const texts = await page.evaluate(() => {
      const found: string[] = [];
      for (const element of document.body.querySelectorAll('*')) {
        if (element.closest('script, style, noscript, svg, [hidden]')) continue;
        for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']) {
          found.push(element.getAttribute(name) ?? '');
        }
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
        }
      }
      return found;
    });
    const known = [...data, ...ofBrowser]
      .flatMap((text) => text.match(words) ?? [])
      .map((word) => word.toLowerCase());
    const isKnown = new Set(known);
    const isAbbreviation = (word: string) => /^[A-Z]+$/.test(word);
    return [
      ...new Set(
        texts.filter((text) =>
          // Data beside an accented word in one text are values of its message.
          (text.match(words) ?? []).some(
            (word) => !isKnown.has(word.toLowerCase()) && !isAbbreviation(word),
          ),
        ),
      ),
    ];
  }
  return { plainWords };
}
