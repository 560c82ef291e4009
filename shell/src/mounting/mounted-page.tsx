import { errorTexts } from '@shootline/shared-api';
import { ErrorState, ForbiddenState, NotFoundState } from '@shootline/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Route,
  Routes,
  useLoaderData,
  useLocation,
  useRevalidator,
  useRouteError,
} from '@shootline/shared-ui/router';
import { RemoteLoadError } from '../registry/load-error.ts';
import type { Registry } from '../registry/registry.ts';
import type { OpenedPage } from './open-page.ts';

/** The page of a remote, or what stands in its place, at the present address. */
export function MountedPage({ registry }: { registry: Registry }) {
  const page = useLoaderData<OpenedPage>();
  switch (page.kind) {
    case 'page': {
      const { declared, Component } = page;
      return (
        <Routes>
          <Route
            key={declared.route.path}
            path={declared.route.path}
            element={<Component key={declared.route.path} />}
          />
        </Routes>
      );
    }
    case 'forbidden':
      return <ForbiddenState />;
    case 'not-found':
      return <NotFoundState />;
    case 'perhaps-elsewhere':
      return <UnknownArea registry={registry} remotes={page.remotes} />;
  }
}

function UnknownArea({ registry, remotes }: { registry: Registry; remotes: string[] }) {
  const { revalidate } = useRevalidator();
  const retry = async () => {
    await Promise.all(remotes.map((name) => registry.refresh(name)));
    await revalidate();
  };
  return (
    <ErrorState
      isPage
      title="This page cannot be shown"
      message="A part of the portal cannot be reached right now, and this page may belong to it."
      onRetry={() => void retry()}
    />
  );
}

/** Where Retry was tried in the page last. */
let retriedAt: string | undefined;

/**
 * What is shown when a remote could not be loaded or broke. Retry works without a reload, unless it
 * has failed: code that a lost connection has cut off is loaded again only by a new page.
 */
export function MountError() {
  const { pathname } = useLocation();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const queryClient = useQueryClient();
  const [tries, setTries] = useState(0);
  const isKnown = error instanceof RemoteLoadError;
  const retry = () => {
    if (retriedAt === pathname) return window.location.reload();
    retriedAt = pathname;
    setTries(tries + 1);
    // What broke the page may be in the cache: nothing on screen needs it any more.
    if (!isKnown) queryClient.removeQueries({ type: 'inactive' });
    void revalidate();
  };
  return (
    <ErrorState
      isPage
      title={isKnown ? 'This area is not available' : 'This page has stopped'}
      message={
        isKnown
          ? navigator.onLine
            ? error.message
            : errorTexts.network
          : 'Sorry, something went wrong. Please try again and if this problem persists, contact us.'
      }
      onRetry={retry}
      retryLabel={state === 'loading' && tries > 0 ? 'Retrying...' : 'Retry'}
    />
  );
}
