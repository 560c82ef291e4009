import { useWatch } from 'react-hook-form';

/** What a field of the form around it holds now. */
export const useFormValue = (name: string): unknown => useWatch({ name });
