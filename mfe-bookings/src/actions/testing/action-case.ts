import type { BookingFlag } from '@shootline/shared-api';
import type { renderRoute } from '@shootline/shared-ui/testing';
import type { within } from '@testing-library/react';

type UserEvent = ReturnType<typeof renderRoute>['user'];
type Queries = ReturnType<typeof within>;

/** What a user sees and the API gets of one action, written down apart from its definition. */
export interface ActionCase {
  flag: BookingFlag;
  label: string;
  title: string;
  primary: string;
  progress: string;
  /** The last part of the call's path (S1 §7). */
  call: string;
  /** S1 §8. */
  toast: string;
  /** Enters what the dialog asks for. */
  fill?: (user: UserEvent, dialog: Queries) => Promise<void>;
  /** What is sent then. */
  body?: unknown;
}

/** The videographers of the table. */
export const people = [
  { uuid: '00000000-0000-4000-8000-00000000aa01', full_name: 'Zoë Marsh', state: 'available' },
  { uuid: '00000000-0000-4000-8000-00000000aa02', full_name: 'Ivo Lund', state: 'unknown' },
] as const;

/** Chooses the videographer whose name has what is typed. */
export async function choose(user: UserEvent, dialog: Queries, typed: string) {
  await user.click(await dialog.findByRole('combobox', { name: /^Videographer/ }));
  await user.paste(typed);
  await user.click(await dialog.findByRole('option', { name: new RegExp(typed, 'i') }));
}
