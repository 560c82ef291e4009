import { type SignedInUser, useCurrentUser, userQueries, welcome } from '@shootline/shared-api';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useIsBusy } from './use-is-busy.ts';

type Step = ComponentType<{ onClose: () => void }>;

const Nothing: Step = () => null;

// The page does without a step whose code cannot be loaded.
const late = (load: () => Promise<Step>) =>
  lazy(() =>
    load()
      .catch((error: unknown) => {
        console.warn('A part of the first visit could not be loaded.', error);
        return Nothing;
      })
      .then((step) => ({ default: step })),
  );

const steps = {
  welcome: late(() => import('./welcome.tsx').then((m) => m.Welcome)),
  address: late(() => import('./address-prompt.tsx').then((m) => m.AddressPrompt)),
};

/** Sessions in which the address is known or was asked for. */
const asked = new WeakSet<SignedInUser>();

/**
 * Once My Bookings has loaded: the welcome after a sign-in, then the question for an address that is
 * missing (S1 §2). Neither opens while the user is at something else.
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
  if (due && !opened && isListLoaded && !isBusy) setOpened(due);

  useEffect(() => {
    if (data?.location || opened === 'address') asked.add(user);
  }, [data, opened, user]);
  useEffect(() => {
    if (error) console.warn('The address of the user could not be loaded.', error);
  }, [error]);

  if (!opened) return null;
  const Opened = steps[opened];
  const close = () => {
    setOpened(null);
    if (opened === 'welcome') setIsWelcomed(true);
    else setIsAsked(true);
  };
  return (
    <Suspense>
      <Opened onClose={close} />
    </Suspense>
  );
}
