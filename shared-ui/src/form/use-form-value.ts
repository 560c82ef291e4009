import { useWatch } from 'react-hook-form';

/** The current value of a field of the surrounding form. */
export const useFormValue = (name: string): unknown => useWatch({ name });
