import { createContext, useContext } from 'react';

/**
 * The address of a page in any area: its path if this portal has the area, an address in the full portal if
 * the deployment names one, otherwise null.
 */
export type LinkToArea = (path: `/${string}`) => string | null;

const AreaLinksContext = createContext<LinkToArea>((path) => path);

/** Filled by the shell. */
export const AreaLinksProvider = AreaLinksContext.Provider;

/** For links to pages that may not be part of this portal. */
export function useLinkToArea(): LinkToArea {
  return useContext(AreaLinksContext);
}
