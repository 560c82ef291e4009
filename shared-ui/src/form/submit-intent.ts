import { createContext } from 'react';

/** The intent of the `SubmitButton` pressed last; '' if it has none. */
export const SubmitIntent = createContext('');
