import { errorTexts } from '@shootline/shared-api';
import { ErrorState, LoadingScreen } from '@shootline/shared-ui';
import { lateCode } from '../late-code.ts';
import type { VideographerFieldProps } from './videographer-field.tsx';

const useField = lateCode(() => import('./videographer-field.tsx'));

/** `VideographerField`, whose code is loaded with the first dialog that shows it. */
export function LateVideographerField(props: VideographerFieldProps) {
  const { code, hasFailed, retry } = useField(true);
  if (code) return <code.VideographerField {...props} />;
  if (hasFailed) return <ErrorState message={errorTexts.network} onRetry={retry} />;
  return <LoadingScreen />;
}
