import { Box, useClearOf } from '@shootline/shared-ui';
import { useRef } from 'react';
import { NextStepButton } from './next-step-button.tsx';
import type { ShownStep } from './use-next-step.ts';

/** The next step at the bottom of narrow screens, within reach of the thumb; invisible without a step. */
export function NextStepBar({ step }: { step: ShownStep | null }) {
  const bar = useRef<HTMLDivElement>(null);
  useClearOf(bar);
  return (
    <Box
      ref={bar}
      hidden={step === null}
      position="sticky"
      bottom="0"
      zIndex="docked"
      mx={{ base: '-4', md: '-8' }}
      mt="5"
      px={{ base: '4', md: '8' }}
      pt="3"
      pb="calc(0.75rem + env(safe-area-inset-bottom))"
      bg="bg"
      borderTopWidth="1px"
    >
      <NextStepButton step={step} width="full" />
    </Box>
  );
}
