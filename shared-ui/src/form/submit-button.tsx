import { Button, type ButtonProps, Spinner } from '@shootline/shared-ui';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

/** Submits its form once; while submitting it reads `busyText` and keeps the focus. */
export function SubmitButton({
  children,
  busyText,
  ...button
}: { children: ReactNode; busyText?: string } & Omit<ButtonProps, 'children' | 'type'>) {
  const { isSubmitting } = useFormState();
  return (
    <Button
      {...button}
      type="submit"
      aria-disabled={isSubmitting || undefined}
      onClick={(event) => {
        if (isSubmitting) event.preventDefault();
      }}
    >
      {isSubmitting && <Spinner size="sm" />}
      {isSubmitting ? (busyText ?? children) : children}
    </Button>
  );
}
