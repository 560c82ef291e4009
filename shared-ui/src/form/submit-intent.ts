import { createContext } from 'react';

/** The intent of the `SubmitButton` that was pressed last; '' where none has one. */
export const SubmitIntent = createContext('');
