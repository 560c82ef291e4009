import { createContext, useContext } from 'react';

/**
 * Where a page of any area is: its own path when this portal has that area, the address of the full
 * portal when the deployment names one, null when neither does.
 */
export type LinkToArea = (path: `/${string}`) => string | null;

const AreaLinksContext = createContext<LinkToArea>((path) => path);

/** Provided by the shell. */
export const AreaLinksProvider = AreaLinksContext.Provider;

/** For links to pages that may not be part of this portal. */
export function useLinkToArea(): LinkToArea {
  return useContext(AreaLinksContext);
}
