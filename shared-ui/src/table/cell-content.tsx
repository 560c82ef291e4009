import type { ReactNode } from 'react';

/** A second line of a cell, smaller; in a card it goes on behind the first. */
export function Under({ children }: { children: ReactNode }) {
  return <div data-under>{children}</div>;
}

/** What stands for an empty date (S1 §2). */
export function NoDate() {
  return <span data-muted>N/A</span>;
}

/** What stands for any other value that there is not. */
export function Nothing() {
  return <span data-muted>—</span>;
}
