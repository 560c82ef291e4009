import type { Reporter, TestCase } from '@playwright/test/reporter';

const colours = /\u001b\[\d+m/g;
const reasonLength = 300;

const inOneLine = (text: string) =>
  text.replace(colours, '').replace(/\s+/g, ' ').slice(0, reasonLength);

/** Repeats the reason of each failed test in one line at the end, where readers of logs often look. */
export default class FailuresLast implements Reporter {
  #failed = new Map<TestCase, string>();

  onTestEnd(...[test, { error, attachments }]: Parameters<NonNullable<Reporter['onTestEnd']>>) {
    if (!error) return;
    const pages = attachments.filter(({ name }) => name === 'page');
    const texts = [error.message ?? '', ...pages.map(({ body }) => `Page: ${String(body)}`)];
    this.#failed.set(test, texts.map(inOneLine).join(' '));
  }

  onExit() {
    for (const [{ title }, reason] of this.#failed) console.log(`${title}: ${reason}`);
    return Promise.resolve();
  }
}
