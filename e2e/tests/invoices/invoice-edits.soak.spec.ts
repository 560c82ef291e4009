import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

const dashboard = '/finance-dashboard?view=all';
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Billed to Client of/ });

test('unsent changes stay in their tab, and reappear in another once it is closed', async ({
  page,
  context,
  openPortalAs,
}) => {
  await openPortalAs('finance@demo.test', dashboard);
  await boxes(page).first().click();
  await expect(page.getByText('1 selected · 1 changed')).toBeVisible();

  const second = await context.newPage();
  await second.goto(dashboard);
  await expect(second.getByText('0 selected · 0 changed')).toBeVisible();
  await second.close();

  await page.reload();
  await expect(page.getByText('1 selected · 1 changed')).toBeVisible();

  const third = await context.newPage();
  await page.close();
  await third.goto(dashboard);
  await expect(third.getByText('1 selected · 1 changed')).toBeVisible();
  await third.getByRole('button', { name: 'Discard Changes' }).click();
});

test('signing out on another page asks about changes to invoices', async ({
  page,
  openPortalAs,
}) => {
  await openPortalAs('finance@demo.test', dashboard);
  await boxes(page).first().click();
  await expect(page.getByText('1 selected · 1 changed')).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without Saving' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});
