import type { Page } from '@playwright/test';
import { type Failure, type Stage, titleOf } from '../../failures/failure.ts';
import { documented } from '../../failures/markdown.ts';
import { failures } from '../../failures/table.ts';
import { expect, openAs, signInToApi, test as base } from '../../fixtures.ts';
import { inSoakUnless } from '../../soak.ts';

const test = base.extend<{ stage: Stage }>({
  stage: async ({ page, portalUrl, apiAs, atEnd }, use) => {
    const openIn = async (url: string, path: string, email = 'finance@demo.test') =>
      openAs(page, url, await signInToApi(url, email, 'demo'), path);
    const open: Stage['open'] = (path, email) => openIn(portalUrl, path, email);
    await use({ page, open, openIn, apiAs, atEnd });
  },
});

/** Milliseconds; reads of the API time out after half a minute. */
const patience = 45_000;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The lines that a page logs, as one text. */
function consoleOf(page: Page): () => string {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('pageerror', ({ message }) => lines.push(message));
  return () => lines.join('\n');
}

/** A pattern for a line in which … matches anything. */
const lineOf = (text: string) =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*'));

/** Opens another tab with the same failure, where nobody presses anything. */
async function openBeside({ page }: Stage): Promise<Page> {
  const beside = await page.context().newPage();
  await beside.goto(page.url());
  await expect(button(beside, 'Retry')).toBeVisible({ timeout: patience });
  return beside;
}

async function comeBack(page: Page) {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await page.context().setOffline(false);
}

/** Ends the failure and recovers as its row says. */
async function goOn(stage: Stage, { heals, mend, back }: Failure) {
  const { page } = stage;
  const beside = heals === 'both' ? await openBeside(stage) : null;
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await (mend?.(stage) ?? page.context().unrouteAll({ behavior: 'ignoreErrors' }));
  if (heals === 'byHand') await page.reload();
  if (heals === 'reload') await button(page, 'Reload').click();
  if (heals === 'retry' || heals === 'both') await button(page, 'Retry').click();
  await back(stage);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(
    heals !== 'reload' && heals !== 'byHand',
  );
  if (!beside) return;
  await comeBack(beside);
  await back({ ...stage, page: beside });
}

for (const [part, rows] of Object.entries(failures)) {
  test.describe(part, () => {
    for (const row of rows) {
      const { users, operators, isSampled = false } = row;
      test(titleOf(row), inSoakUnless(isSampled), async ({ stage, complaints }) => {
        const { page } = stage;
        const lines = consoleOf(page);
        await row.fail(stage);
        await row.meet(stage);
        const seeFailure = async () => {
          if (users === null) return;
          await expect(page.getByText(users, { exact: true }).first()).toBeVisible({
            timeout: patience,
          });
        };
        await seeFailure();
        if (operators !== null) await expect.poll(lines).toMatch(lineOf(operators));
        if (row.elsewhere) {
          await row.elsewhere(stage);
          await seeFailure();
        }
        await goOn(stage, row);
        complaints.splice(0);
      });
    }
  });
}

test('the table of failures in docs is complete', () => {
  const { found, expected } = documented();
  expect(found).toBe(expected);
});
