import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect } from './fixtures.ts';
import { password } from './portal/portal-server.ts';

/** The code of an app this many steps from now. A code is valid once, and one step early or late. */
export type CodeIn = (steps: number) => string;

/** Sets up a second factor in its dialog or page, up to the recovery codes. */
export async function setUpApp(place: Locator, whenScanned?: () => Promise<void>): Promise<CodeIn> {
  await place.getByLabel('Current password').fill(password);
  await place.getByRole('button', { name: 'Continue' }).click();
  await expect(place.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await whenScanned?.();
  const key = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/;
  const [secret = ''] = key.exec(await place.innerText()) ?? [];
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  const codeIn: CodeIn = (steps) => app.generate({ timestamp: Date.now() + steps * 30_000 });
  await place.getByRole('textbox', { name: 'Code' }).fill(codeIn(0));
  await place.getByRole('button', { name: 'Continue' }).click();
  await expect(recoveryCodes(place)).toHaveCount(10);
  return codeIn;
}

export const recoveryCodes = (place: Locator) =>
  place.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');

/** Turns the second factor of the user of My Account on. */
export async function turnOn(page: Page): Promise<CodeIn> {
  await page.getByRole('button', { name: 'Turn On' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set Up Second Factor' });
  const codeIn = await setUpApp(dialog);
  await dialog.getByRole('button', { name: 'I Have Kept Them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  return codeIn;
}
