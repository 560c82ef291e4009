import { Box } from '@shootline/shared-ui';
import { type ReactNode, useId } from 'react';
import { useFormState } from 'react-hook-form';

export type FieldProps = {
  name: string;
  label: string;
  help?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
};

export type FieldOption = { value: string; label: string };

/** The id of a field, its error, and the attributes that link both to its control. */
export function useField({ name, help, isRequired }: FieldProps) {
  const id = useId();
  const { errors } = useFormState({ name, exact: true });
  const error = errorAt(errors, name);
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return {
    id,
    error,
    control: {
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
      'aria-required': isRequired || undefined,
    } as const,
  };
}

function errorAt(errors: unknown, name: string): string | undefined {
  let error: unknown = errors;
  for (const key of name.split('.')) {
    error = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  }
  const message =
    typeof error === 'object' && error !== null && 'message' in error && error.message;
  return typeof message === 'string' ? message : undefined;
}

export function RequiredMark({ isRequired }: { isRequired?: boolean }) {
  if (!isRequired) return null;
  return (
    <Box as="span" aria-hidden color="fg.error" ms="1">
      *
    </Box>
  );
}

export function FieldLabel({
  id,
  label,
  isRequired,
}: {
  id: string;
  label: string;
  isRequired?: boolean;
}) {
  return (
    <Box asChild display="block" mb="1" fontSize="sm" fontWeight="medium">
      <label htmlFor={id}>
        {label}
        <RequiredMark isRequired={isRequired} />
      </label>
    </Box>
  );
}

/** The help and the error under a field. */
export function FieldNotes({ id, help, error }: { id: string; help?: ReactNode; error?: string }) {
  return (
    <>
      {help && (
        <Box id={`${id}-help`} mt="1" fontSize="xs" color="fg.muted">
          {help}
        </Box>
      )}
      {error && (
        <Box id={`${id}-error`} mt="1" fontSize="xs" fontWeight="medium" color="fg.error">
          {error}
        </Box>
      )}
    </>
  );
}
