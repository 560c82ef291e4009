import { useCurrentUser } from '@shootline/shared-api';
import { useStore } from 'zustand';
import { portal } from '../own-pages/portal-of-pages.ts';
import { workKindsOf } from '../own-pages/work.queries.ts';

/** The kinds of work that the areas of this portal show to the user. */
export function useWorkKinds(): string[] {
  const { areas } = portal;
  if (!areas) throw new Error('There is no portal around this page.');
  const user = useCurrentUser();
  return workKindsOf(
    useStore(areas.store, ({ remotes }) => remotes),
    user,
  );
}
