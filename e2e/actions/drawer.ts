import type { Page } from '@playwright/test';

/** Opens the settings of the drawer unless they are open. */
export async function openSettings(page: Page): Promise<void> {
  const group = page.getByRole('button', { name: 'Settings', exact: true });
  await group.waitFor();
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
}
