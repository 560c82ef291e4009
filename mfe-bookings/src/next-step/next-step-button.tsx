import { t } from '@shootline/shared-api';
import { Box, Button, ButtonLink, type ButtonProps } from '@shootline/shared-ui';
import { useFocusFallback } from './use-focus-fallback.ts';
import type { NextStepAction } from './use-next-step.ts';

interface NextStepButtonProps extends Pick<ButtonProps, 'width'> {
  step: NextStepAction | null;
}

/** The user's next step on a booking; renders nothing without one. */
export function NextStepButton({ step, width }: NextStepButtonProps) {
  const group = useFocusFallback(step !== null);
  if (!step) return null;
  const { label } = step;
  return (
    <Box ref={group} role="group" aria-label={t('Next Step')} minW="0">
      {'to' in step ? (
        <ButtonLink to={step.to} width={width}>
          {label}
        </ButtonLink>
      ) : (
        <Button width={width} onClick={step.onSelect}>
          {label}
        </Button>
      )}
    </Box>
  );
}
