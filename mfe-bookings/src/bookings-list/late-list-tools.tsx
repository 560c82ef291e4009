import { toast } from '@shootline/shared-ui';
import { lazy, Suspense } from 'react';
import type { ListToolProps } from './list-tools.tsx';

// What remotes share is not asked for again in the same page.
export const notLoadedText =
  'Sorry, there was an issue loading this content. Please reload the page and try again.';

const Tools = lazy(() =>
  import('./list-tools.tsx').then(
    (m) => ({ default: m.ListTools }),
    () => {
      toast.error(notLoadedText);
      return { default: () => null };
    },
  ),
);

/** `ListTools`, whose code is loaded for those who have them; the list does without. */
export function LateListTools(props: Pick<ListToolProps, 'filters'>) {
  return (
    <Suspense>
      <Tools {...props} />
    </Suspense>
  );
}
