import { test as base } from '../actions/own-portal.ts';
import { BookingForm } from './form.ts';

export { expect } from '../actions/own-portal.ts';

/** Tests of the booking form, in a portal that no other test changes and a separate browser context. */
export const test = base.extend<{ form: BookingForm }>({
  page: async ({ context }, use) => use(await context.newPage()),
  apiAs: async ({ own }, use) => use(own.apiAs),
  form: async ({ page }, use) => use(new BookingForm(page)),
});

export const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
