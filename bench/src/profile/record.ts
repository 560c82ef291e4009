import type { BrowserContext, CDPSession } from '@playwright/test';
import type { OpenedPage } from '../portal/pages.ts';
import { browser, isOwn, type ModuleFinder, partOf, styling } from './modules.ts';

type Profile = Awaited<ReturnType<typeof stopped>>['profile'];
type Node = Profile['nodes'][number];

const stopped = (devtools: CDPSession) => devtools.send('Profiler.stop');

/** Milliseconds of processor time until a page's content showed, by what took it. */
export interface Recording {
  /** The moment when the content showed, and the processor time until then. */
  whole: Map<string, number>;
  parts: Map<string, number>;
  functions: Map<string, number>;
  /** The portal's modules that called styling themselves, outside React. */
  callers: Map<string, number>;
}

const samplingMicroseconds = 500;
/** A busy machine takes its time. */
const patience = 120_000;

const add = (to: Map<string, number>, name: string, time: number) =>
  to.set(name, (to.get(name) ?? 0) + time);

async function metrics(devtools: CDPSession) {
  const answer = await devtools.send('Performance.getMetrics');
  const of = new Map(answer.metrics.map(({ name, value }) => [name, value]));
  return (name: string) => of.get(name) ?? NaN;
}

const withoutPlace: Record<string, string | undefined> = {
  '(garbage collector)': 'garbage',
  '(program)': browser,
  '(root)': browser,
};

/** Time of each node before `end`, without that at rest. */
function timesOf({ nodes, startTime, samples = [], timeDeltas = [] }: Profile, end: number) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const times = new Map<Node, number>();
  let now = startTime;
  let all = 0;
  for (const [index, id] of samples.entries()) {
    const node = byId.get(id);
    now += timeDeltas[index] ?? 0;
    // The time from this sample to the next.
    const time = (timeDeltas[index + 1] ?? 0) / 1000;
    if (!node || node.callFrame.functionName === '(idle)') continue;
    all += time;
    if (now <= end) times.set(node, (times.get(node) ?? 0) + time);
  }
  return { times, all };
}

/** Each node's calls, itself first. */
function stacksOf({ nodes }: Profile) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const callers = new Map<Node, Node>();
  for (const node of nodes) {
    for (const id of node.children ?? []) {
      const child = byId.get(id);
      if (child) callers.set(child, node);
    }
  }
  return (node: Node) => {
    const stack = [];
    for (let at: Node | undefined = node; at; at = callers.get(at)) stack.push(at);
    return stack;
  };
}

/**
 * Opens a page while Chromium notes what runs. The times of the profile are those of the clock; here they
 * are scaled to the page's processor time, which other load on the machine hardly affects.
 */
export async function record(
  context: BrowserContext,
  { url }: OpenedPage,
  moduleOf: ModuleFinder,
): Promise<Recording> {
  const page = await context.newPage();
  // Another page of the same origin first, so that both are in one process.
  await page.goto(new URL('/portal.json', url).href);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.setSamplingInterval', { interval: samplingMicroseconds });
  const before = (await metrics(devtools))('TaskDuration');
  await devtools.send('Profiler.start');
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.visit?.content > 0, null, { timeout: patience });
  const { profile } = await stopped(devtools);
  const after = await metrics(devtools);
  const { content } = await page.evaluate(() => window.visit);
  await page.close();
  const end = after('NavigationStart') * 1e6 + content * 1000;
  const { times, all } = timesOf(profile, end);
  const scale = ((after('TaskDuration') - before) * 1000) / all;
  const processor = scale * [...times.values()].reduce((sum, time) => sum + time, 0);
  const whole = new Map(Object.entries({ content, processor }));
  return { whole, ...(await sums(profile, times, scale, moduleOf)) };
}

async function sums(
  profile: Profile,
  times: Map<Node, number>,
  scale: number,
  moduleOf: ModuleFinder,
): Promise<Omit<Recording, 'whole'>> {
  const stackOf = stacksOf(profile);
  const modulesOf = (stack: Node[]) =>
    Promise.all(
      stack
        .filter(({ callFrame }) => callFrame.url.startsWith('http'))
        .map(({ callFrame }) => moduleOf(callFrame)),
    );
  const parts = new Map<string, number>();
  const functions = new Map<string, number>();
  const callers = new Map<string, number>();
  for (const [node, measured] of times) {
    const time = measured * scale;
    const { functionName } = node.callFrame;
    // A function of the browser counts for the module that calls it.
    const [module, ...others] = await modulesOf(stackOf(node));
    const part = withoutPlace[functionName] ?? (module === undefined ? browser : partOf(module));
    add(parts, part, time);
    if (module !== undefined) {
      const file = module.replace(/^.*node_modules\//, '');
      add(functions, `${functionName || '(anonymous)'}  ${file}`, time);
    }
    if (part !== styling) continue;
    const caller = others.find(isOwn);
    if (caller !== undefined) add(callers, caller, time);
  }
  return { parts, functions, callers };
}
