import type { Locator, Page } from '@playwright/test';

const farthest = 200;

/** Whether the target, or an element in it, has the focus. */
export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((all) => all.some((one) => one.contains(document.activeElement)));

/** Uses a page by mouse or by keyboard, like a user, and counts clicks and keys. */
export class Hand {
  readonly page: Page;
  readonly isMouse: boolean;
  clicks = 0;
  keys = 0;

  constructor(page: Page, way: 'mouse' | 'keyboard') {
    this.page = page;
    this.isMouse = way === 'mouse';
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.keys += 1;
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.keys += text.length;
  }

  /** Presses a key until the condition holds. Throws if it never does. */
  async pressUntil(key: string, isReached: () => Promise<boolean>): Promise<void> {
    for (let pressed = 0; pressed < farthest; pressed += 1) {
      if (await isReached()) return;
      await this.press(key);
    }
    throw new Error(`${key} does not lead there.`);
  }

  /** Goes to a row of a list, which the mouse need not do. */
  async goToRow(row: Locator): Promise<void> {
    await row.first().waitFor();
    if (!this.isMouse) await this.pressUntil('j', () => hasFocus(row));
  }

  /** Follows the link at the top of the page, for which the mouse has no use. */
  async skipToList(): Promise<void> {
    if (!this.isMouse) await this.use(this.page.getByRole('link', { name: 'Skip to list' }));
  }

  async selectNextRow(): Promise<void> {
    await this.press('j');
    await this.press('x');
  }

  /** Goes to an element: a click, or Tab until it has the focus. */
  async goTo(target: Locator): Promise<void> {
    if (this.isMouse) {
      await target.click();
      this.clicks += 1;
      return;
    }
    await target.first().waitFor();
    await this.pressUntil('Tab', () => hasFocus(target));
  }

  /** Presses a button or a link. */
  async use(target: Locator): Promise<void> {
    await this.goTo(target);
    if (!this.isMouse) await this.press('Enter');
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.goTo(field);
    await this.type(text);
  }

  /** Chooses from a native list: one click opens it, another chooses; arrow keys choose without opening. */
  async choose(list: Locator, label: string): Promise<void> {
    if (this.isMouse) {
      await list.selectOption({ label });
      this.clicks += 2;
      return;
    }
    await this.goTo(list);
    const option = list.getByRole('option', { name: label, exact: true });
    const distance = () =>
      option.evaluate((one: HTMLOptionElement) => {
        const { selectedIndex } = one.closest('select') as HTMLSelectElement;
        return one.index - selectedIndex;
      });
    const key = (await distance()) < 0 ? 'ArrowUp' : 'ArrowDown';
    await this.pressUntil(key, async () => (await distance()) === 0);
  }

  /** Ticks a box, or chooses one of several answers. */
  async tick(box: Locator): Promise<void> {
    if (this.isMouse) {
      await box.check({ force: true });
      this.clicks += 1;
      return;
    }
    const { name, type } = await box.evaluate((one: HTMLInputElement) => ({
      name: one.name,
      type: one.type,
    }));
    const all = type === 'radio' ? this.page.locator(`input[name="${name}"]`) : box;
    await this.goTo(all);
    if (!(await hasFocus(box))) await this.pressUntil('ArrowDown', () => hasFocus(box));
    if (!(await box.isChecked())) await this.press('Space');
  }

  /** Opens an action of a booking's page from its menu. */
  async openAction(label: string): Promise<void> {
    const item = this.page.getByRole('menuitem', { name: label, exact: true });
    const button = this.page.getByRole('button', { name: 'Actions', exact: true });
    if (this.isMouse) {
      await this.use(button);
      await this.use(item);
      return;
    }
    await button.waitFor();
    await this.press('a');
    const menu = this.page.getByRole('menu');
    await menu.waitFor();
    const id = await item.getAttribute('id');
    await this.pressUntil(
      'ArrowDown',
      async () => (await menu.getAttribute('aria-activedescendant')) === id,
    );
    await this.press('Enter');
  }
}
