import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** The booking form, new or of a booking, as one fills it in. */
export class BookingForm {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  section(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  /** A text, or one of several values. */
  field(section: string, label: string): Locator {
    const name = { name: label, exact: true };
    const fields = this.section(section);
    return fields.getByRole('textbox', name).or(fields.getByRole('combobox', name));
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** A section's entry in the rail. */
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

  /** What is suggested for what is typed, or the one of this name. */
  suggestion(name?: string | RegExp): Locator {
    return this.page
      .getByRole('listbox')
      .getByRole('option', name === undefined ? {} : { name })
      .first();
  }

  async chooseAddress(typed: string, suggestion: string) {
    await this.field('Shoot Location', 'Address').fill(typed);
    await this.suggestion(suggestion).click();
    await expect(
      this.section('Shoot Location').getByText(
        'The town is verified; street and postal code are as typed.',
      ),
    ).toBeVisible();
  }

  /** Finds one of many by typing. */
  async find(section: string, label: string, typed: string, option: string | RegExp) {
    await this.field(section, label).fill(typed);
    await this.suggestion(option).click();
  }

  /** Presses a button, reads the notification of success, and closes it before the next. */
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

/** What a booking's page says of a question. */
export function answerOn(page: Page, question: string): Locator {
  return page
    .locator('section dl > div')
    .filter({ has: page.getByRole('term').getByText(question, { exact: true }) })
    .getByRole('definition');
}
