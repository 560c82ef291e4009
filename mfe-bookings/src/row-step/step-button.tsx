import type { BookingSummary } from '@shootline/shared-api';
import { Button } from '@shootline/shared-ui';
import type { RowStep } from './row-step-dialog.tsx';

export interface StepHandlers {
  onStep: (step: RowStep, booking: string, button: HTMLElement) => void;
  /** Called when a step is likely to be opened. */
  onStepNear: (step: RowStep, booking: string) => void;
}

interface StepButtonProps extends StepHandlers {
  step: RowStep;
  label: string;
  booking: BookingSummary;
}

/** The button of a row that opens the next step of its booking. */
export function StepButton({ step, label, booking, onStep, onStepNear }: StepButtonProps) {
  const { uuid, title, booking_uid } = booking;
  const prepare = () => onStepNear(step, uuid);
  return (
    <Button
      size="xs"
      variant="outline"
      flexShrink="0"
      aria-label={`${label} ${title || booking_uid}`}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => onStep(step, uuid, event.currentTarget)}
    >
      {label}
    </Button>
  );
}
