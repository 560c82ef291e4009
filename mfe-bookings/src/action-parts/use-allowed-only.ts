import { useFormContext, useWatch } from 'react-hook-form';
import { useEffect } from 'react';

/** Empties a field whose choice is no longer in `only`. */
export function useAllowedOnly(name: string, only: readonly string[] | undefined): void {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name });
  useEffect(() => {
    if (only && typeof value === 'string' && value !== '' && !only.includes(value)) {
      setValue(name, '');
    }
  }, [value, only, name, setValue]);
}
