import type { Page } from '@playwright/test';

/** Measures a page's own processor time, which other load on the machine hardly affects. */
export async function openMeter(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metric = async (metricName: string) => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === metricName)?.value ?? NaN;
  };
  return {
    slowDown: (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate }),
    collectGarbage: () => devtools.send('HeapProfiler.collectGarbage'),
    metric,
    /** Milliseconds of the page's processor time for the work. */
    async cost(work: () => Promise<unknown>): Promise<number> {
      const before = await metric('TaskDuration');
      await work();
      return ((await metric('TaskDuration')) - before) * 1000;
    },
  };
}
