import type { Locator, Page } from '@playwright/test';

const farthest = 200;

/** Uses a page like a user, and counts clicks and keys. */
export class Hand {
  readonly page: Page;
  clicks = 0;
  keys = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks += 1;
  }

  /** Chooses from a native select: one click opens it, another chooses. */
  async choose(list: Locator, label: string): Promise<void> {
    await list.selectOption({ label });
    this.clicks += 2;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.keys += 1;
  }

  /** Presses a key until the condition holds. Throws if it never does. */
  async pressUntil(key: string, isReached: () => Promise<boolean>): Promise<void> {
    for (let pressed = 0; pressed < farthest; pressed += 1) {
      if (await isReached()) return;
      await this.press(key);
    }
    throw new Error(`${key} does not lead there.`);
  }

  /** Whether the page supports this key; a key without effect is not counted. */
  async offersKey(key: string, does: () => Promise<boolean>): Promise<boolean> {
    await this.page.keyboard.press(key);
    await this.page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    if (!(await does())) return false;
    this.keys += 1;
    return true;
  }
}

/** Whether the target, or an element in it, has the focus. */
export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((all) => all.some((one) => one.contains(document.activeElement)));
