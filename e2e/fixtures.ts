import { test as base, expect, type Page } from '@playwright/test';
import { type Api, openAs, signInToApi } from './portal/session.ts';

export { expect };
export * from './portal/session.ts';

/** The title links of a list's rows, without their edit links. */
export const titleLinks = (page: Page) =>
  page.getByRole('table').getByRole('link', { name: /^(?!Edit )/ });

interface Fixtures {
  portalUrl: string;
  apiAs: (email: string, alias?: string) => Promise<Api>;
  openPortalAs: (email: string, path: string) => Promise<Api>;
  /** Registers cleanup for the end of the test, passed or failed; the last one runs first. */
  atEnd: (end: () => unknown) => void;
  /** Errors in the page; a test that expects some empties the list. */
  complaints: string[];
}

export const test = base.extend<Fixtures>({
  portalUrl: async ({}, use) => use(process.env['PORTAL_URL'] ?? ''),
  baseURL: async ({ portalUrl }, use) => use(portalUrl),
  apiAs: async ({ portalUrl }, use) =>
    use((email, alias = 'demo') => signInToApi(portalUrl, email, alias)),
  openPortalAs: async ({ page, portalUrl, apiAs }, use) =>
    use(async (email, path) => {
      const api = await apiAs(email);
      await openAs(page, portalUrl, api, path);
      return api;
    }),
  atEnd: async ({ page }, use) => {
    const ends: (() => unknown)[] = [];
    await use((end) => void ends.unshift(end));
    await page.close();
    for (const end of ends) await end();
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints, 'the console stays clean, of policy violations too').toEqual([]);
    },
    { auto: true },
  ],
});
