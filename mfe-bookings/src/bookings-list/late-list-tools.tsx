import { type ComponentType, lazy, Suspense } from 'react';
import type { ListToolProps } from './list-tools.tsx';
import { sayNotLoaded } from './say-not-loaded.ts';

type ListToolsProps = Pick<ListToolProps, 'filters'>;

const Tools = lazy<ComponentType<ListToolsProps>>(() =>
  import('./list-tools.tsx').then(
    (m) => ({ default: m.ListTools }),
    () => {
      sayNotLoaded();
      return { default: () => null };
    },
  ),
);

/** `ListTools`, whose code is loaded for those who have them; the list does without. */
export function LateListTools(props: ListToolsProps) {
  return (
    <Suspense>
      <Tools {...props} />
    </Suspense>
  );
}
