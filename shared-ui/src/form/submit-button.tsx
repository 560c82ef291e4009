import { Button, type ButtonProps, Spinner } from '@shootline/shared-ui';
import { type ReactNode, use } from 'react';
import { useFormState } from 'react-hook-form';
import { SubmitIntent } from './submit-intent.ts';

type SubmitButtonProps = Omit<ButtonProps, 'children' | 'type' | 'value'> & {
  children: ReactNode;
  busyText?: string;
  /** Distinguishes this button from others of its form. */
  intent?: string;
};

/** Submits its form once; while submitting it shows `busyText` and keeps the focus. */
export function SubmitButton({ children, busyText, intent = '', ...button }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  const isPressed = use(SubmitIntent) === intent;
  return (
    <Button
      {...button}
      type="submit"
      value={intent}
      aria-disabled={isSubmitting || undefined}
      onClick={(event) => {
        if (isSubmitting) event.preventDefault();
      }}
    >
      {isSubmitting && isPressed && <Spinner size="sm" />}
      {isSubmitting && isPressed ? (busyText ?? children) : children}
    </Button>
  );
}
