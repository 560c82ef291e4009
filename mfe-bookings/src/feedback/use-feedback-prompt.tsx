import {
  lazyModule,
  type PagedList,
  useCurrentUser,
  useLazyModule,
  type UserFeedback,
} from '@shootline/shared-api';
import { checkAccess, raters } from '@shootline/shared-api/portal';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ownFeedback } from './feedback.queries.ts';

const prompt = lazyModule(() => import('./feedback-prompt.tsx'));

const askedFor = (all: UserFeedback[]) =>
  all.filter(({ received, is_dismissed }) => !received && !is_dismissed);

/** Milliseconds for which the rows wait for a slow answer, so the card does not move them. */
const patience = 1000;

function useIsPatient(): boolean {
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), patience);
    return () => clearTimeout(timer);
  }, []);
  return isPatient;
}

/**
 * The requests for feedback that are still open, as a card above a list. It is inserted together with the
 * list's first rows, which wait for it; requests that arrive later show at the next visit.
 */
export function useFeedbackPrompt({ view }: Pick<PagedList<unknown>, 'view'>): {
  card: ReactNode;
  /** A key for the list below. A new key redraws the list in place, so nothing moves. */
  stage: string;
  isAwaited: boolean;
} {
  const { data: asked = [], isLoading } = useQuery({
    ...ownFeedback(),
    enabled: checkAccess(raters, useCurrentUser()) === 'granted',
    retryOnMount: false,
    select: askedFor,
  });
  const isPatient = useIsPatient();
  const isDue = asked.length > 0;
  const { code, hasFailed } = useLazyModule(prompt, isDue);
  const [stage, setStage] = useState<'awaited' | 'shown' | 'absent'>('awaited');

  const isComing = isDue ? !code && !hasFailed : isLoading;
  const isOver = view !== 'loading' && !(isPatient && isComing);
  const now = stage === 'awaited' && isOver ? (isDue && code ? 'shown' : 'absent') : stage;
  if (now !== stage) setStage(now);

  return {
    card: now === 'shown' && isDue && code && <code.FeedbackPrompt asked={asked} />,
    stage: now === 'shown' ? now : '',
    isAwaited: now === 'awaited',
  };
}
