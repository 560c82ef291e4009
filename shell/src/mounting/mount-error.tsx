import { errorMessage, errorTexts, onReturn, t } from '@shootline/shared-api';
import { ErrorState } from '@shootline/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator, useRouteError } from '@shootline/shared-ui/router';
import { isCutOff, mayRecover, RemoteLoadError } from '../remotes/load-error.ts';
import type { Registry } from '../registry/registry.ts';
import { EssentialDataError } from './essential-data.ts';
import { useFocusAfterRetry } from './use-focus-after-retry.ts';
import { usePortalGone } from './use-portal-gone.ts';
import { useWhenReady } from './use-when-ready.ts';

/** Describes the failure, and whether trying again can help; if not, the page itself is broken. */
function describe(error: unknown) {
  if (error instanceof EssentialDataError) {
    return {
      title: t('The portal could not be loaded'),
      message: errorMessage(error.cause),
      canRetry: true,
    };
  }
  if (error instanceof RemoteLoadError || isCutOff(error)) {
    const isArea = error instanceof RemoteLoadError && navigator.onLine;
    return {
      title: t('This area is not available'),
      message: isArea ? error.message : errorTexts.network,
      canRetry: !(error instanceof RemoteLoadError) || mayRecover(error),
    };
  }
  return {
    title: t('This page has stopped'),
    message: errorTexts.other,
    canRetry: false,
    isBroken: true,
  };
}

/** The page on which Retry last failed; only a reload can help there. */
let retriedAt: string | undefined;

/**
 * Shown if a page could not be loaded or is broken. Retry works without a reload unless that has failed
 * already. Loading is also retried when the network or the user is back.
 */
export function MountError({ registry }: { registry: Registry }) {
  const { pathname } = useLocation();
  const thrown = useRouteError();
  const error = usePortalGone(thrown) ?? thrown;
  const { revalidate, state } = useRevalidator();
  const queryClient = useQueryClient();
  const [tries, setTries] = useState(0);
  const { title, message, canRetry, isBroken } = describe(error);
  const isRemote = error instanceof RemoteLoadError;
  const needsReload = isRemote && error.failure === 'needs-newer-portal';
  useFocusAfterRetry(tries > 0);
  useEffect(() => {
    const remote = registry.match(pathname)?.remote;
    if (remote && isBroken) registry.note(remote, 'stopped');
  }, [registry, pathname, isBroken]);

  const retryRef = useRef(() => {});
  useEffect(() => {
    retryRef.current = () => {
      if (canRetry) void revalidate();
    };
  });
  useEffect(() => onReturn(() => retryRef.current()), []);
  const remotes = isRemote ? [error.remote] : [];
  useWhenReady(registry, remotes, () => void revalidate());

  const retry = () => {
    if (needsReload) return window.location.reload();
    if (!canRetry) {
      if (retriedAt === pathname) return window.location.reload();
      retriedAt = pathname;
    }
    // Cached data may have broken the page, and nothing on screen needs it.
    if (!canRetry && !isRemote) queryClient.removeQueries({ type: 'inactive' });
    setTries(tries + 1);
    void revalidate();
  };
  return (
    <ErrorState
      isPage
      title={title}
      message={message}
      onRetry={retry}
      retryLabel={
        needsReload ? t('Reload') : state === 'loading' && tries > 0 ? t('Retrying...') : t('Retry')
      }
    />
  );
}
