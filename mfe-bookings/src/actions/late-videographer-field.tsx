import { LoadingScreen } from '@shootline/shared-ui';
import { lazy, Suspense } from 'react';
import type { VideographerFieldProps } from './videographer-field.tsx';

const Field = lazy(() =>
  import('./videographer-field.tsx').then((m) => ({ default: m.VideographerField })),
);

/** `VideographerField`, whose code is loaded with the first dialog that shows it. */
export function LateVideographerField(props: VideographerFieldProps) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Field {...props} />
    </Suspense>
  );
}
