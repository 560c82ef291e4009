import { errorMessage, errorTexts, onReturn } from '@shootline/shared-api';
import { ErrorState } from '@shootline/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator, useRouteError } from '@shootline/shared-ui/router';
import { isCutOff, mayRecover, RemoteLoadError } from '../registry/load-error.ts';
import type { Registry } from '../registry/registry.ts';
import { EssentialDataError } from './essential-data.ts';
import { useWhenReady } from './use-when-ready.ts';

/** What failed in words, and whether asking again may bring it; else something of the page broke. */
function describe(error: unknown) {
  if (error instanceof EssentialDataError) {
    return {
      title: 'The portal could not be loaded',
      message: errorMessage(error.cause),
      mayCome: true,
    };
  }
  if (error instanceof RemoteLoadError || isCutOff(error)) {
    const isArea = error instanceof RemoteLoadError && navigator.onLine;
    return {
      title: 'This area is not available',
      message: isArea ? error.message : errorTexts.network,
      mayCome: !(error instanceof RemoteLoadError) || mayRecover(error),
    };
  }
  return { title: 'This page has stopped', message: errorTexts.other, mayCome: false };
}

/** Where Retry was pressed last on a page that only a reload may bring. */
let retriedAt: string | undefined;

/**
 * What is shown when a page could not be loaded or broke. Retry works without a reload, unless that
 * was tried in vain; what could not be loaded is also asked for when the network or the user is back.
 */
export function MountError({ registry }: { registry: Registry }) {
  const { pathname } = useLocation();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const queryClient = useQueryClient();
  const [tries, setTries] = useState(0);
  const { title, message, mayCome } = describe(error);
  const isRemote = error instanceof RemoteLoadError;

  const askAgain = useRef(() => {});
  useEffect(() => {
    askAgain.current = () => {
      if (mayCome) void revalidate();
    };
  });
  useEffect(() => onReturn(() => askAgain.current()), []);
  const remotes = isRemote ? [error.remote] : [];
  useWhenReady(registry, remotes, () => void revalidate());

  const retry = () => {
    // Also of code that is gone: a newer page asks for newer code.
    if (!mayCome || (isCutOff(error) && !isRemote && navigator.onLine)) {
      if (retriedAt === pathname) return window.location.reload();
      retriedAt = pathname;
    }
    // What broke the page may be in the cache: nothing on screen needs it any more.
    if (!mayCome && !isRemote) queryClient.removeQueries({ type: 'inactive' });
    setTries(tries + 1);
    void revalidate();
  };
  return (
    <ErrorState
      isPage
      title={title}
      message={message}
      onRetry={retry}
      retryLabel={state === 'loading' && tries > 0 ? 'Retrying...' : 'Retry'}
    />
  );
}
