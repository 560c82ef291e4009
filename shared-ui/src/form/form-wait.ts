import { createContext, useContext } from 'react';

/** Has the form wait for some work before it checks its values. */
export const FormWait = createContext<(work: Promise<unknown>) => void>(() => {});

/** For a field whose value is still being loaded: the form is checked and sent once it is there. */
export function useFormWait() {
  return useContext(FormWait);
}
