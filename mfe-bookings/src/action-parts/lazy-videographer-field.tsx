import { lazyModule } from '@shootline/shared-api';
import { LazyPart } from '@shootline/shared-ui';
import { FieldSkeleton } from '@shootline/shared-ui/form';
import type { VideographerFieldProps } from './videographer-field.tsx';

const field = lazyModule(() => import('./videographer-field.tsx'));

/** `VideographerField`, loaded with the first dialog that shows it. */
export function LazyVideographerField(props: VideographerFieldProps) {
  return (
    <LazyPart of={field} loading={<FieldSkeleton label={props.label} />}>
      {({ VideographerField }) => <VideographerField {...props} />}
    </LazyPart>
  );
}
