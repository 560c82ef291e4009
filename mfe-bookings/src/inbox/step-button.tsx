import { type BookingSummary, lazyModule } from '@shootline/shared-api';
import { Button, LazyDialog } from '@shootline/shared-ui';
import { useCallback, useRef, useState } from 'react';
import type { RowStep } from '../row-step/row-step-dialog.tsx';

const dialog = lazyModule(() => import('../row-step/row-step-dialog.tsx'));

interface StepButtonProps {
  booking: Pick<BookingSummary, 'uuid' | 'title' | 'booking_uid'>;
  step: RowStep;
  label: string;
}

/** Opens the dialog of a booking's step where the button is. */
export function StepButton({ booking, step, label }: StepButtonProps) {
  const { uuid, title, booking_uid } = booking;
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const button = useRef<HTMLButtonElement>(null);
  const prepare = () => void dialog.load().catch(() => undefined);
  return (
    <>
      <Button
        ref={button}
        size="xs"
        variant="outline"
        aria-label={`${label}: ${title || booking_uid}`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <LazyDialog of={dialog} onClose={close}>
          {({ RowStepDialog }) => (
            <RowStepDialog
              step={step}
              booking={uuid}
              onClose={close}
              returnFocusTo={() => button.current}
            />
          )}
        </LazyDialog>
      )}
    </>
  );
}
