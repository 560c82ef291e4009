import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import type { OpenedPage } from './pages.ts';

/** The speed of the visitor's machine and network. */
export interface Mode {
  name: string;
  slowDown: number;
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

/** Converts megabits to bytes a second. */
const megabits = (count: number) => (count * 1_000_000) / 8;

export const modes: Mode[] = [
  { name: '1x', slowDown: 1 },
  { name: '4x', slowDown: 4 },
  {
    name: 'slow-4g',
    slowDown: 1,
    network: {
      latency: 150,
      downloadThroughput: megabits(1.6),
      uploadThroughput: megabits(0.75),
    },
  },
];

/** The cost of a visit; times are milliseconds. */
export interface Visit {
  /** Kilobytes of scripts, as transferred. */
  scriptsKb: number;
  scripts: number;
  requests: number;
  paint: number;
  content: number;
  longTasks: number;
}

declare global {
  interface Window {
    visit: Pick<Visit, 'content' | 'longTasks'>;
  }
}

/** Records in the page when its content appears, as polling would distort the measurement. */
export function watchContent(selector: string): void {
  const visit = { content: 0, longTasks: 0 };
  window.visit = visit;
  const look = () => {
    const isThere = [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
    if (!isThere) return;
    visit.content = performance.now();
    observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) visit.longTasks += duration;
  }).observe({ type: 'longtask', buffered: true });
}

const quietMs = 500;

/** Excludes the event stream, which stays open as long as the page. */
const ends = (request: Request) => !request.url().includes('/api/events');

function recordRequests(page: Page) {
  const requests: Request[] = [];
  const open = new Set<Request>();
  let last = 0;
  page.on('request', (request) => {
    if (!request.url().startsWith('http')) return;
    requests.push(request);
    if (ends(request)) open.add(request);
  });
  const close = (request: Request) => {
    open.delete(request);
    last = performance.now();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  const settled = async () => {
    while (open.size > 0 || performance.now() - last < quietMs) await setTimeout(50);
  };
  return { requests, settled };
}

async function visit(context: BrowserContext, url: string, mode: Mode): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: mode.slowDown });
  await devtools.send('Network.enable');
  if (mode.network) {
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...mode.network });
  }
  const { requests, settled } = recordRequests(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.visit.content > 0);
  await settled();
  const times = await page.evaluate(() => ({
    ...window.visit,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  }));
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  const bytes = sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0);
  await page.close();
  return {
    ...times,
    scriptsKb: bytes / 1000,
    scripts: scripts.length,
    requests: requests.length,
  };
}

/** A first visit, and a second one with the browser's data from the first. */
export async function visitTwice(browser: Browser, page: OpenedPage, mode: Mode) {
  const { storageState, content, url } = page;
  const viewport = { width: 1440, height: 900 };
  // Only the federated portal has a worker.
  const serviceWorkers = 'block';
  const context = await browser.newContext({ viewport, storageState, serviceWorkers });
  await context.addInitScript(watchContent, content);
  try {
    return { first: await visit(context, url, mode), warm: await visit(context, url, mode) };
  } finally {
    await context.close();
  }
}
