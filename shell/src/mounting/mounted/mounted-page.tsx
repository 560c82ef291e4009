import { ApiError, errorMessage, onReturn, t, useSession } from '@shootline/shared-api';
import type { MountedPageModule, MountPortal, PagePortal } from '@shootline/shared-api/portal';
import { DocumentTitle, ErrorState, Page } from '@shootline/shared-ui';
import { useLocation, useParams } from '@shootline/shared-ui/router';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { Registry } from '../../registry/registry.ts';
import { useFocusAfterRetry } from '../use-focus-after-retry.ts';
import { type Until, useMount } from './use-mount.ts';
import { useReadable } from './use-readable.ts';

type Params = PagePortal['params'];

interface MountedPageProps {
  registry: Registry;
  module: MountedPageModule;
}

interface PageElementProps extends MountedPageProps {
  params: Params;
  onFail: (error: unknown) => void;
}

function PageElement({ registry, module, params, onFail }: PageElementProps) {
  const [title, setTitle] = useState(module.title);
  const search = useReadable(useLocation().search);
  const [parameters] = useState(params);
  const mount = useCallback(
    (element: HTMLElement, portal: MountPortal, until: Until) =>
      module.mount(element, {
        ...portal,
        params: parameters,
        get search() {
          return new URLSearchParams(search.read());
        },
        onSearch: (listener) =>
          until(search.listen((query) => listener(new URLSearchParams(query)))),
        setTitle,
      }),
    [module, parameters, search],
  );
  const frame = useMount(registry, mount, onFail);
  return (
    <Page title={title}>
      <div ref={frame} />
    </Page>
  );
}

/** A page that is not React, with the portal's heading, or its failure with Retry. */
function MountedPage({ registry, module }: MountedPageProps) {
  const params = useParams();
  const uuid = useSession(({ user }) => user?.uuid);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [tries, setTries] = useState(0);
  const onFail = useCallback((error: unknown) => setFailure({ error }), []);
  const retry = useCallback(() => {
    setFailure(null);
    setTries((count) => count + 1);
  }, []);
  useFocusAfterRetry(failure !== null);
  useEffect(() => (failure ? onReturn(retry) : undefined), [failure, retry]);
  // Anything else is broken code, for the boundary around the page.
  if (failure && !(failure.error instanceof ApiError)) throw failure.error;
  if (failure) {
    return (
      <>
        <DocumentTitle title={module.title} />
        <ErrorState
          isPage
          title={t('{page} could not be loaded', { page: module.title })}
          message={errorMessage(failure.error)}
          onRetry={retry}
        />
      </>
    );
  }
  const key = JSON.stringify([tries, uuid, params]);
  return <PageElement key={key} {...{ registry, module, params, onFail }} />;
}

const pages = new WeakMap<MountedPageModule['mount'], ComponentType>();

/** A component for a page that is not React; the same one for the same page. */
export function pageOf(registry: Registry, module: MountedPageModule): ComponentType {
  const page = pages.get(module.mount) ?? (() => <MountedPage {...{ registry, module }} />);
  pages.set(module.mount, page);
  return page;
}
