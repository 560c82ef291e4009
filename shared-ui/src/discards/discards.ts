import { createContext } from 'react';

/** What forgets the kept input of the form around, or of all forms of the dialog around. */
export const Discards = createContext<Set<() => void> | null>(null);
