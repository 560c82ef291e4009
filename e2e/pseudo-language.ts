import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pseudoTexts } from '../tools/texts/pseudo.ts';

const root = join(import.meta.dirname, '..');

const words = /(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu;

/** Names of languages, browsers, systems and libraries, which no language translates. */
const properNames =
  'Deutsch Australian English Chrome Linux react react-dom react-hook-form yup lucide-react';

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
    await route.fulfill({ json: JSON.parse(await pseudoTexts(join(root, app), 'de')) });
  });

  /** Words on the page that are neither from a catalogue nor data. */
  async function plainWords(): Promise<string[]> {
    const { texts, ofBrowser } = await page.evaluate(() => {
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
      const dates = Array.from({ length: 12 * 7 }, (_none, day) => new Date(2026, day % 12, day));
      const names = (['short', 'long'] as const).flatMap((length) => {
        const format = new Intl.DateTimeFormat('de', {
          weekday: length,
          day: 'numeric',
          month: length,
        });
        return dates.map((date) => format.format(date));
      });
      const lists = (['conjunction', 'disjunction'] as const).map((type) =>
        new Intl.ListFormat('de', { type }).format(['1', '2']),
      );
      const spans = (['minute', 'hour', 'day'] as const).flatMap((unit) =>
        [1, 2].flatMap((count) => [
          new Intl.RelativeTimeFormat('de').format(count, unit),
          new Intl.NumberFormat('de', { style: 'unit', unit, unitDisplay: 'long' }).format(count),
        ]),
      );
      return { texts: found, ofBrowser: [...names, ...lists, ...spans] };
    });
    const known = [...data, ...ofBrowser, properNames]
      .flatMap((text) => text.match(words) ?? [])
      .map((word) => word.toLowerCase());
    const isKnown = new Set(known);
    const isAbbreviation = (word: string) => /^[A-Z]+$/.test(word);
    const isTechnical = (text: string) => /:\/\/|@|^\d+\.\d+\.\d+-/.test(text);
    return [
      ...new Set(
        texts.filter(
          (text) =>
            !isTechnical(text) &&
            (text.match(words) ?? []).some(
              (word) => !isKnown.has(word.toLowerCase()) && !isAbbreviation(word),
            ),
        ),
      ),
    ];
  }
  return { plainWords, addData: collect };
}
