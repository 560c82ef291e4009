import { lateCode } from '@shootline/shared-api';
import { LatePart } from '@shootline/shared-ui';
import { FieldSkeleton } from '@shootline/shared-ui/form';
import type { VideographerFieldProps } from './videographer-field.tsx';

const field = lateCode(() => import('./videographer-field.tsx'));

/** `VideographerField`, loaded with the first dialog that shows it. */
export function LateVideographerField(props: VideographerFieldProps) {
  return (
    <LatePart of={field} loading={<FieldSkeleton label={props.label} />}>
      {({ VideographerField }) => <VideographerField {...props} />}
    </LatePart>
  );
}
