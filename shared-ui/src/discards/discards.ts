import { createContext } from 'react';

/**
 * Functions that discard the kept input of the surrounding form, or of all forms of the surrounding dialog.
 */
export const Discards = createContext<Set<() => void> | null>(null);
