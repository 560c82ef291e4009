import type { BookingSummary } from '@shootline/shared-api/contract';
import { expect, test } from '../../fixtures.ts';
import { password } from '../../portal/portal-server.ts';
import { speakPseudo } from '../../pseudo-language.ts';
import { inSoak } from '../../soak.ts';

test('a user signs in and finds bookings in German, and goes back to English in place', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByLabel('E-Mail').fill('admin@demo.test');
  await page.getByLabel('Passwort').first().fill(password);
  await page.getByLabel('Arbeitsbereich').fill('demo');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL('/');
  await page.goto('/?view=all&title=Charity');
  await expect(page.getByRole('heading', { name: 'Meine Buchungen' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Titel' })).toBeVisible();
  await expect(page.getByText(/^\d+ Treffer$/).first()).toBeVisible();
  await expect(
    page
      .getByRole('row')
      .getByText(/^(Mo|Di|Mi|Do|Fr|Sa|So)/)
      .first(),
  ).toBeVisible();

  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible();
  await page.getByRole('button', { name: 'Australian English' }).click();
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
  await expect(page).toHaveURL('/account');
});

test.describe('in a browser in Austrian German', () => {
  test.use({ locale: 'de-AT' });

  test('the portal opens in German', inSoak, async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await page.getByRole('button', { name: 'Australian English' }).click();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  });
});

test.describe('in a browser in French', () => {
  test.use({ locale: 'fr-FR' });

  test('a deployment in German opens in German, and the choice lasts', inSoak, async ({ page }) => {
    await page.route('/portal.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: { ...(await response.json()), locales: ['de', 'en-AU'] },
      });
    });
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await page.getByRole('button', { name: 'Australian English' }).click();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  });
});

test(
  'the portal is in English if the texts of a language cannot be loaded',
  inSoak,
  async ({ page, complaints }) => {
    await page.route('**/texts.de.json', (route) => route.fulfill({ status: 404 }));
    await page.goto('/login');
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    complaints.length = 0;
  },
);

type Ids = Record<'booking' | 'videographer', string>;

/** Pages by user, which together show most texts. */
const pagesOf = ({ booking, videographer }: Ids): Record<string, string[]> => ({
  'admin@demo.test': [
    ...['/', '/drafts', '/submit-brief', `/booking/${booking}`, `/booking/${booking}/update`],
    ...['/booking-availability', '/staffing', '/search-camop', `/videographers/${videographer}`],
    ...['/finance-dashboard', '/analytics'],
    ...['/inbox', '/users', '/workspace', '/mails', '/audit', '/status', '/account'],
  ],
  'camop@demo.test': ['/', '/booking-availability', '/calendar', '/invoicing'],
});

/** The page of each app with the most texts. */
const isMain = (path: string) =>
  /^\/(booking\/[^/]+|submit-brief|finance-dashboard|analytics|calendar)$/.test(path);

const choices = [
  { pages: 'the main pages', isChosen: isMain, details: {} },
  { pages: 'all pages', isChosen: () => true, details: inSoak },
];

for (const { pages, isChosen, details } of choices) {
  test(
    `every text of ${pages} is translated and has room for a longer one`,
    details,
    async ({ page, apiAs, portalUrl }) => {
      test.slow();
      const admin = await apiAs('admin@demo.test');
      const { results } = await admin.get<{ results: BookingSummary[] }>(
        '/booking/list-bookings?state=assigned',
      );
      const { plainWords, addData } = await speakPseudo(page);
      const plain: Record<string, string[]> = {};
      const look = async (path: string) => {
        await expect(page.locator('main h1, main h2').first()).toBeVisible();
        let before = '';
        await expect(async () => {
          const shown = await page.locator('body').innerText();
          const isStill = shown === before;
          before = shown;
          expect(isStill).toBe(true);
        }, 'the page is complete').toPass({ intervals: [300] });
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          const excess = () =>
            page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          await expect.poll(excess, `${path} fits into ${width} px`).toBeLessThanOrEqual(0);
          const words = await plainWords();
          if (words.length > 0) plain[path] = [...new Set([...(plain[path] ?? []), ...words])];
        }
      };
      await page.goto('/login');
      // The form that is there before the portal's code is in another language.
      await expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible();
      await look('/login');
      const ids = {
        booking: results[0]?.uuid ?? '',
        videographer: (await apiAs('camop@demo.test')).user.uuid,
      };
      for (const [email, paths] of Object.entries(pagesOf(ids))) {
        const { user } = await apiAs(email);
        addData(user);
        await page.evaluate(
          (state) => localStorage.setItem('shootline.auth', state),
          JSON.stringify({ state: { user }, version: 1 }),
        );
        for (const path of paths.filter(isChosen)) {
          await page.goto(portalUrl + path);
          await look(`${email} ${path}`);
        }
      }
      expect(plain).toEqual({});
    },
  );
}
