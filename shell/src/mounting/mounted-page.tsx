import { t } from '@shootline/shared-api';
import { NotFoundState, ErrorState, ForbiddenState } from '@shootline/shared-ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Route, Routes, useLoaderData, useRevalidator } from '@shootline/shared-ui/router';
import type { Registry } from '../registry/registry.ts';
import type { OpenedPage } from './open-page.ts';
import { useFocusAfterRetry } from './use-focus-after-retry.ts';
import { useWhenReady } from './use-when-ready.ts';

/** The page at the current address, or its replacement. */
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
    case 'not-here':
      return <page.Explanation fullAddress={page.fullAddress} />;
    case 'perhaps-elsewhere':
      return <UnknownArea registry={registry} {...page} />;
  }
}

interface UnknownAreaProps {
  registry: Registry;
  /** Names of the remotes that the page may belong to. */
  remotes: string[];
  /** The page's label in the drawer, if it has one; it then belongs to one remote. */
  label: string | undefined;
}

function UnknownArea({ registry, remotes, label }: UnknownAreaProps) {
  const { revalidate } = useRevalidator();
  const problem = useStore(
    registry.store,
    (state) => state.remotes.find(({ name }) => name === remotes[0])?.problem,
  );
  const [tries, setTries] = useState(0);
  const [isRetrying, setIsRetrying] = useState(false);
  useFocusAfterRetry(tries > 0);
  // They may have answered while this was on its way.
  useWhenReady(registry, remotes, () => void revalidate(), 0);
  const retry = async () => {
    setTries(tries + 1);
    setIsRetrying(true);
    await Promise.all(remotes.map((name) => registry.refresh(name)));
    await revalidate();
    setIsRetrying(false);
  };
  return (
    <ErrorState
      isPage
      title={
        label === undefined
          ? t('This page cannot be shown')
          : t('{label} is not available', { label })
      }
      message={
        label === undefined
          ? t('A part of the portal cannot be reached right now, and this page may belong to it.')
          : (problem?.message ??
            t('This area has not answered yet. The rest of the portal keeps working.'))
      }
      onRetry={() => void retry()}
      retryLabel={isRetrying ? t('Retrying...') : t('Retry')}
    />
  );
}
