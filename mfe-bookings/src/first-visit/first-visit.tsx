import {
  lazyModule,
  type SignedInUser,
  useCurrentUser,
  useLazyModule,
  userQueries,
  welcome,
} from '@shootline/shared-api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsBusy } from './use-is-busy.ts';

const steps = {
  welcome: lazyModule(() => import('./welcome.tsx').then((m) => ({ Step: m.Welcome }))),
  address: lazyModule(() =>
    import('./address-prompt.tsx').then((m) => ({ Step: m.AddressPrompt })),
  ),
};

/** Sessions whose user has an address or has been asked for it. */
const asked = new WeakSet<SignedInUser>();

/**
 * The prompts of My Bookings, once the list has loaded: the welcome after sign-in, then the prompt for a
 * missing address (S1 §2), both only while the user is not in a field, a dialog or a menu.
 */
export function FirstVisit({ isListLoaded }: { isListLoaded: boolean }) {
  const user = useCurrentUser();
  const isBusy = useIsBusy();
  const [isWelcomed, setIsWelcomed] = useState(() => !welcome.isDue());
  const [isAsked, setIsAsked] = useState(() => asked.has(user));
  const [opened, setOpened] = useState<keyof typeof steps | null>(null);
  const { data, error } = useQuery({
    ...userQueries.address(),
    enabled: isListLoaded && isWelcomed && !isAsked,
    refetchOnWindowFocus: false,
  });
  const isMissing = data?.location === null;
  const due = !isWelcomed ? 'welcome' : isMissing && !isAsked ? 'address' : null;
  const step = opened ?? due;
  const { code, hasFailed } = useLazyModule(
    steps[step ?? 'welcome'],
    step !== null && isListLoaded,
  );
  if (due && code && !opened && isListLoaded && !isBusy) setOpened(due);
  // Skips a prompt whose code fails to load.
  if (due && hasFailed && !opened) {
    if (due === 'welcome') setIsWelcomed(true);
    else setIsAsked(true);
  }

  useEffect(() => {
    if (data?.location || opened === 'address') asked.add(user);
  }, [data, opened, user]);
  useEffect(() => {
    if (error) console.warn('The address of the user could not be loaded.', error);
  }, [error]);

  const close = () => {
    setOpened(null);
    if (opened === 'welcome') setIsWelcomed(true);
    else setIsAsked(true);
  };
  return opened && code ? <code.Step onClose={close} /> : null;
}
