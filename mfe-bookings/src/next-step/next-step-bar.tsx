import { FootBar } from '@shootline/shared-ui';
import { NextStepButton } from './next-step-button.tsx';
import type { NextStepAction } from './use-next-step.ts';

/** The next step at the bottom of narrow screens, within reach of the thumb; invisible without a step. */
export function NextStepBar({ step }: { step: NextStepAction | null }) {
  return (
    <FootBar hidden={step === null} mt="5" pt="3" pb="calc(0.75rem + env(safe-area-inset-bottom))">
      <NextStepButton step={step} width="full" />
    </FootBar>
  );
}
