import { autosavePause } from '../saving/draft-autosave.tsx';

const { jest } = import.meta;

/** Lets drafts save only when a test asks for it, as if the user never paused, however slow the machine is. */
export function neverPause(): void {
  beforeEach(() => {
    const later = window.setTimeout.bind(window);
    const skipAutosave = (run: TimerHandler, ms?: number, ...given: unknown[]) =>
      ms === autosavePause ? 0 : later(run, ms, ...given);
    jest.spyOn(window, 'setTimeout').mockImplementation(skipAutosave as typeof setTimeout);
  });
  afterEach(() => jest.restoreAllMocks());
}
