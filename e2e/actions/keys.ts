import type { Locator, Page } from '@playwright/test';
import { rowOf } from './fill.ts';
import { actionsButton, expect } from './own-portal.ts';

const farthest = 150;

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < farthest; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'Tab leads to it').toBeFocused();
}

/** Opens the menu from the focused Actions button and moves down to the item. */
export async function openByKeys(page: Page, label: string, title: string): Promise<Locator> {
  await expect(actionsButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toBeFocused();
  const itemId = await page.getByRole('menuitem', { name: label, exact: true }).getAttribute('id');
  for (let steps = 0; steps < farthest; steps += 1) {
    if ((await menu.getAttribute('aria-activedescendant')) === itemId) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Switches a preset answer between No and Yes. */
export async function switchAnswer(page: Page, dialog: Locator, question: RegExp) {
  const group = dialog.getByRole('radiogroup', { name: question });
  const [from, key] = (await group.getByRole('radio', { name: 'Yes' }).isChecked())
    ? ['Yes', 'ArrowRight']
    : ['No', 'ArrowLeft'];
  await tabTo(page, group.getByRole('radio', { name: from }));
  await page.keyboard.press(key);
}

/** Finds a videographer by typing, and chooses the row. */
export async function typePerson(page: Page, dialog: Locator, name: string) {
  await tabTo(page, dialog.getByRole('searchbox', { name: /^Videographer/ }));
  await page.keyboard.type(name);
  await expect(dialog.getByRole('status').filter({ hasText: '1 found' })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(rowOf(dialog, name)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(rowOf(dialog, name)).toBeChecked();
}

/** Confirms the dialog, waits for the toast and expects the focus back on Actions. */
export async function confirmByKeys(page: Page, dialog: Locator, primary: string, toast: string) {
  await tabTo(page, dialog.getByRole('button', { name: primary, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(toast, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
}
