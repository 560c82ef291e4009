import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** The booking form, for a new or an existing booking. */
export class BookingForm {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  section(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  /** A text field or a choice. */
  field(section: string, label: string): Locator {
    const name = { name: label, exact: true };
    const fields = this.section(section);
    return fields.getByRole('textbox', name).or(fields.getByRole('combobox', name));
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** A section's link in the rail. */
  entry(section: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Sections of the form' })
      .getByRole('button', { name: section });
  }

  async answer(section: string, question: string, answer: string) {
    await this.section(section)
      .getByRole('radiogroup', { name: question })
      .getByRole('radio', { name: answer, exact: true })
      .check();
  }

  /** The suggestions for the typed text, or the one of this name. */
  suggestion(name?: string | RegExp): Locator {
    return this.page
      .getByRole('listbox')
      .getByRole('option', name === undefined ? {} : { name })
      .first();
  }

  async chooseAddress(typed: string, suggestion: string) {
    await this.field('Shoot Location', 'Address').fill(typed);
    await this.suggestion(suggestion).click();
    await expect(this.field('Shoot Location', 'Suburb or town')).toBeVisible();
  }

  /** Chooses from a long list by typing. */
  async find(section: string, label: string, typed: string, option: string | RegExp) {
    await this.field(section, label).fill(typed);
    await this.suggestion(option).click();
  }

  /** Presses a button, waits for its success toast and closes it. */
  async save(button: string, success: string) {
    await this.button(button).click();
    const notification = this.page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('status')
      .filter({ hasText: success });
    await expect(notification).toBeVisible();
    await this.page.getByRole('button', { name: 'Close notification' }).first().click();
    await expect(notification).toBeHidden();
  }
}

/** The answer to a question on a booking's page. */
export function answerOn(page: Page, question: string): Locator {
  return page
    .locator('section dl > div')
    .filter({ has: page.getByRole('term').getByText(question, { exact: true }) })
    .getByRole('definition');
}
