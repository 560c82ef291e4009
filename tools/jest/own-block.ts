const { jest } = import.meta;

const names = [
  'describe',
  'test',
  'it',
  'beforeAll',
  'beforeEach',
  'afterAll',
  'afterEach',
] as const;

type Call = (...args: unknown[]) => unknown;

/** Stands for one of Jest's functions: notes calls of it and of its variants (`test.each(…)(…)`). */
function noting(own: Call, later: (() => void)[]): Call {
  const note: Call = (...args) => void later.push(() => void own(...args));
  for (const [variant, of] of Object.entries(own) as [string, Call][]) {
    const each: Call =
      (...table) =>
      (...args: unknown[]) =>
        void later.push(() => void (of(...table) as Call)(...args));
    Object.assign(note, {
      [variant]: variant === 'each' ? each : noting(of, later),
    });
  }
  return note;
}

/** Leaves nothing of the files before in the page that they share. */
function emptyPage(): void {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
}

/**
 * Puts the tests of a file into a block of their own, so that several files can share modules and a page
 * without sharing hooks. Top-level calls wait until the file is loaded, as a block cannot wait for it.
 */
export async function inOwnBlock(file: string, load: () => Promise<unknown>): Promise<void> {
  const scope = globalThis as unknown as Record<string, Call>;
  const own = Object.fromEntries(names.map((name) => [name, scope[name] as Call]));
  const later: (() => void)[] = [];
  for (const [name, call] of Object.entries(own)) scope[name] = noting(call, later);
  try {
    await load();
  } finally {
    Object.assign(scope, own);
  }
  describe(file, () => {
    beforeAll(emptyPage);
    for (const call of later) call();
  });
}
