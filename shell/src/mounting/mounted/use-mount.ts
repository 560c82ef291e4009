// eslint-disable-next-line no-restricted-imports -- Given to mounted code, which makes the calls.
import { api, currentLocale, sessionStore } from '@shootline/shared-api';
import { type MountPortal, portalPath } from '@shootline/shared-api/portal';
import { useNavigate } from '@shootline/shared-ui/router';
import { QueryObserver, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { onChange } from '../../live/change-listeners.ts';
import type { Registry } from '../../registry/registry.ts';
import { linkWithin } from './link-within.ts';

type Stop = () => void;

/** Calls a function when the code is unmounted, unless it was called before; returns it. */
export type Until = (stop: Stop) => Stop;

const session: MountPortal['session'] = {
  get user() {
    const { user } = sessionStore.getState();
    if (!user) return null;
    const { auth_token: _, ...known } = user;
    return known;
  },
};

function watch(
  queryClient: QueryClient,
  ...[query, listener]: Parameters<MountPortal['watch']>
): Stop {
  const observer = new QueryObserver(queryClient, query);
  const tell = () => {
    const { data, error, isFetching } = observer.getCurrentResult();
    listener({ data, error, isFetching });
  };
  const stop = observer.subscribe(tell);
  tell();
  return stop;
}

/**
 * Mounts code of any framework in an element while the component is shown. `mount` and `fail` must stay the
 * same from one rendering to the next.
 */
export function useMount(
  registry: Registry,
  mount: (element: HTMLElement, portal: MountPortal, until: Until) => Stop,
  fail: (error: unknown) => void,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const openPath = useNavigate();
  const queryClient = useQueryClient();
  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const element = frame.appendChild(document.createElement('div'));
    const stops = new Set<Stop>();
    const until: Until = (stop) => {
      stops.add(stop);
      return () => {
        if (stops.delete(stop)) stop();
      };
    };
    const navigate: MountPortal['navigate'] = (to, options) => {
      const path = portalPath(to);
      if (path === null) throw new Error(`${to} is not a page of this portal.`);
      void openPath(path, options);
    };
    element.addEventListener('click', (event) => {
      const path = linkWithin(registry, event);
      if (path === null) return;
      event.preventDefault();
      void openPath(path);
    });
    const unmount = mount(
      element,
      {
        api,
        locale: currentLocale(),
        session,
        navigate,
        watch: (query, listener) => until(watch(queryClient, query, listener as never)),
        onChange: (listener) => until(onChange(listener)),
        fail,
      },
      until,
    );
    return () => {
      for (const stop of stops) stop();
      try {
        unmount();
      } catch (error) {
        // The page that replaces this one must not fail with it.
        console.error('Mounted code could not be unmounted.', error);
      }
      element.remove();
    };
  }, [registry, mount, fail, openPath, queryClient]);
  return ref;
}
