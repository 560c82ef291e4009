import {
  lazyModule,
  type SignedInUser,
  useCurrentUser,
  useLazyModule,
  useIsWelcomeDue,
  userQueries,
} from '@shootline/shared-api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsBusy } from './use-is-busy.ts';

const prompt = lazyModule(() => import('./address-prompt.tsx'));

/** Sessions whose user has an address or has been asked for it. */
const asked = new WeakSet<SignedInUser>();

/**
 * The prompt for a missing address, once the list has loaded and the welcome is closed, and only while the
 * user is not in a field, a dialog or a menu.
 */
export function FirstVisit({ isListLoaded }: { isListLoaded: boolean }) {
  const user = useCurrentUser();
  const isBusy = useIsBusy();
  const [isAsked, setIsAsked] = useState(() => asked.has(user));
  const [isOpen, setIsOpen] = useState(false);
  const isWelcomed = useIsWelcomeDue();
  const isDue = isListLoaded && !isWelcomed && !isAsked;
  const { data, error } = useQuery({
    ...userQueries.address(),
    enabled: isDue,
    refetchOnWindowFocus: false,
  });
  const isMissing = isDue && data?.location === null;
  const { code, hasFailed } = useLazyModule(prompt, isMissing);
  if (isMissing && code && !isOpen && !isBusy) setIsOpen(true);
  // Skips the prompt if its code fails to load.
  if (isMissing && hasFailed && !isOpen) setIsAsked(true);

  useEffect(() => {
    if (data?.location || isOpen) asked.add(user);
  }, [data, isOpen, user]);
  useEffect(() => {
    if (error) console.warn('The address of the user could not be loaded.', error);
  }, [error]);

  const close = () => {
    setIsOpen(false);
    setIsAsked(true);
  };
  return isOpen && code ? <code.AddressPrompt onClose={close} /> : null;
}
