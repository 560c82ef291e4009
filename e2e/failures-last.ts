import type { Reporter, TestCase } from '@playwright/test/reporter';

const colours = /\u001b\[\d+m/g;
const reasonLength = 240;

/** Repeats at the end, one line each, why tests failed, as readers of logs often look there. */
export default class FailuresLast implements Reporter {
  #failed = new Map<TestCase, string>();

  onTestEnd(...[test, { error }]: Parameters<NonNullable<Reporter['onTestEnd']>>) {
    if (!error) return;
    const reason = (error.message ?? '').replace(colours, '').replace(/\s+/g, ' ');
    this.#failed.set(test, reason.slice(0, reasonLength));
  }

  onExit() {
    for (const [{ title }, reason] of this.#failed) console.log(`${title}: ${reason}`);
    return Promise.resolve();
  }
}
