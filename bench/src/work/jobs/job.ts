import type { Page } from '@playwright/test';
import type { Hand } from '../hand.ts';

/** A whole job of a role, done in the demo from the page where it begins until its result shows. */
export interface Job {
  name: string;
  user: string;
  path: string;
  isOnPhone?: boolean;
  /** If set, the job has only this way. */
  only?: 'mouse' | 'keyboard';
  does: (hand: Hand) => Promise<void>;
}

export const dialogOf = (page: Page, name?: string | RegExp) =>
  page.getByRole('dialog', name === undefined ? {} : { name });

export const buttonOf = (within: Pick<Page, 'getByRole'>, name: string | RegExp) =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** Waits for a toast. */
export const isTold = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
