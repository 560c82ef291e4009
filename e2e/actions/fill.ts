import type { Locator } from '@playwright/test';

const answer = (dialog: Locator, question: RegExp, text: 'Yes' | 'No') =>
  dialog.getByRole('radiogroup', { name: question }).getByText(text, { exact: true }).click();

/** The row of a selectable videographer. */
export const rowOf = (dialog: Locator, name: string) =>
  dialog.getByRole('radio', { name }).or(dialog.getByRole('checkbox', { name }));

/** Chooses a videographer by part of the name. */
export async function choosePerson(dialog: Locator, name: string) {
  await dialog.getByRole('searchbox', { name: /^Videographer/ }).fill(name);
  await rowOf(dialog, name).check();
}

export async function assign(dialog: Locator) {
  await answer(dialog, /^Only available/, 'No');
  await choosePerson(dialog, 'Mei Hasegawa');
}

export async function offer(dialog: Locator) {
  await answer(dialog, /^Choose the videographers/, 'Yes');
  await choosePerson(dialog, 'Mei Hasegawa');
  await choosePerson(dialog, 'Marco Bellini');
}

export async function price(dialog: Locator) {
  await answer(dialog, /client's price manually/, 'Yes');
  await dialog.getByLabel(/^Client price/).fill('1,400.50');
}

export async function purchaseOrder(dialog: Locator) {
  await dialog.getByLabel('Purchase Order type').selectOption('available_now');
  await dialog.getByRole('textbox', { name: 'Purchase Order' }).fill('PO-4471');
}

export async function fee(dialog: Locator) {
  await dialog.getByLabel('Category').selectOption('within_24_hours');
  await answer(dialog, /^Only previously assigned/, 'No');
  await choosePerson(dialog, 'Mei Hasegawa');
}

export async function footage(dialog: Locator) {
  await dialog.getByRole('radio').first().check();
}

export async function feedbackWish(dialog: Locator) {
  await answer(dialog, /^Request feedback/, 'No');
}

export async function cancellation(dialog: Locator) {
  await dialog.getByLabel('Reason').selectOption('other');
  await dialog.getByLabel('Details').fill('The speaker is ill.');
}

export async function feedback(dialog: Locator) {
  await dialog.getByRole('radio', { name: '4 stars' }).check();
  await dialog.getByLabel('Feedback').fill('Calm and quick.');
}

export async function file(dialog: Locator) {
  await dialog.getByLabel('File').setInputFiles({
    name: 'release-form.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Signed'),
  });
}
