import { createContext, useContext } from 'react';

/** Makes the form wait for some work before it checks its values. */
export const FormWait = createContext<(work: Promise<unknown>) => void>(() => {});

/** For a field whose value is still loading: the form is checked and sent once the value is there. */
export function useFormWait() {
  return useContext(FormWait);
}
