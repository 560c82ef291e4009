import type { BrowserContext } from '@playwright/test';
import type { OpenedPage } from '../portal/pages.ts';
import { isOwn, type ModuleFinder, type Place } from './modules.ts';

interface Fiber {
  type: unknown;
  memoizedProps: object | null;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
}

declare global {
  interface Window {
    /** Called by readable builds with each element of React that they create. */
    noteElement?: (element: { props: object }) => void;
    /** Of each styled element on the page, where it and those around it were created, innermost first. */
    styledElements: () => string[][];
  }
}

/** Notes in the page where elements are created, and lets React hand over what it draws. */
function noteElements(): void {
  Error.stackTraceLimit = 5;
  const creators = new WeakMap<object, string>();
  const roots = new Set<{ current: Fiber }>();
  window.noteElement = ({ props }) => creators.set(props, new Error().stack ?? '');
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => roots.add(root),
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    },
  });
  const isStyled = ({ type }: Fiber) =>
    typeof type === 'object' && type !== null && '__emotion_real' in type;
  const stacksOf = (fiber: Fiber) => {
    const stacks = [];
    for (let at: Fiber | null = fiber; at; at = at.return) {
      const stack = at.memoizedProps && creators.get(at.memoizedProps);
      if (stack) stacks.push(stack);
    }
    return stacks;
  };
  window.styledElements = () => {
    const found: string[][] = [];
    const look = (fiber: Fiber | null): void => {
      if (!fiber) return;
      if (isStyled(fiber)) found.push(stacksOf(fiber));
      look(fiber.child);
      look(fiber.sibling);
    };
    for (const { current } of roots) look(current);
    return found;
  };
}

/** The place that called `jsx`: two frames above the note of it. */
function placeOf(stack: string): Place | undefined {
  const [, url = '', line] = /\((.+):(\d+):\d+\)$|$/.exec(stack.split('\n')[3] ?? '') ?? [];
  return line === undefined ? undefined : { url, lineNumber: Number(line) - 1 };
}

/** How many styled elements each module of the portal has on a page. */
export async function countElements(
  context: BrowserContext,
  { url }: OpenedPage,
  moduleOf: ModuleFinder,
): Promise<Map<string, number>> {
  const page = await context.newPage();
  await page.addInitScript(noteElements);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.visit?.content > 0);
  const found = await page.evaluate(() => window.styledElements());
  await page.close();
  const counts = new Map<string, number>();
  for (const stacks of found) {
    const modules = await Promise.all(
      stacks.map((stack) => {
        const place = placeOf(stack);
        return place ? moduleOf(place) : '';
      }),
    );
    const owner = modules.find(isOwn) ?? 'others';
    counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return counts;
}
