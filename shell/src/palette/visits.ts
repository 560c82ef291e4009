import { lastingStorage, visitsPrefix as prefix } from '@shootline/shared-api';

/** A page that a user left, as it named itself then. */
export interface Visit {
  path: string;
  title: string;
  /** The window's title, if it says more than the page's. */
  details?: string;
}

/** Shown at once; the current page, which is not shown, is one more. */
export const mostVisits = 8;

function isVisit(value: unknown): value is Visit {
  const { path, title, details = '' } = (value ?? {}) as Partial<Visit>;
  return [path, title, details].every((text) => typeof text === 'string');
}

/** The pages that each user last left in this browser, newest first; a sign-out forgets them. Never throws. */
export const visits = {
  of(userId: string): Visit[] {
    try {
      const kept: unknown = JSON.parse(lastingStorage.getItem(prefix + userId) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isVisit) : [];
    } catch {
      return [];
    }
  },
  keep(userId: string, visit: Visit): void {
    const others = visits.of(userId).filter(({ path }) => path !== visit.path);
    const kept = [visit, ...others].slice(0, mostVisits + 1);
    lastingStorage.setItem(prefix + userId, JSON.stringify(kept));
  },
  /** Forgets a page that is no longer there. */
  forget(userId: string, gone: string): void {
    const kept = visits.of(userId).filter(({ path }) => path !== gone);
    lastingStorage.setItem(prefix + userId, JSON.stringify(kept));
  },
};
