import { sessionStore, type SignedInUser } from '@shootline/shared-api';
import {
  type Contributions,
  type NavEntry,
  type PortalConfig,
  portalContract,
  type RemoteDeclaration,
  type RemoteManifest,
  type RemoteRoutes,
  type SharedCode,
  type TaggedVersion,
} from '@shootline/shared-api/portal';
import {
  buildReferenceData,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
} from '@shootline/shared-api/testing';
import { render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { readyForForm } from '../mounting/ready-for-form.ts';
import { startPortal } from '../portal.tsx';
import type { RemoteLoader } from '../federation/federation.ts';

/** A remote for tests: its declaration, its pages, and whether its server answers. */
export interface TestRemote extends Omit<RemoteDeclaration, 'contract' | 'nav' | 'widgets'> {
  contract?: number;
  version?: string;
  nav: readonly NavEntry[];
  /** Its use of shared code, if it was built with other shared code than the shell. */
  uses?: Partial<SharedCode>;
  /** Names that its deploy found missing in this shell. */
  lacks?: string[];
  pages: RemoteRoutes['routes'];
  /** Modules of its widgets by name. */
  widgets?: Record<string, object>;
  isDown?: boolean;
  /** Whether the portal has only its widgets. */
  widgetsOnly?: boolean;
  /** The code that it contributes to pages of the shell. */
  contributions?: Partial<Contributions>;
  /** Integrity of the entry that portal.json allows. */
  pin?: string;
  /** Its drawer entries in portal.json. */
  announced?: NavEntry[];
  /** Its version 2.0.0, tagged `next`, for some users; without pages it fails to start. */
  next?: Partial<TaggedVersion> & { pages?: RemoteRoutes['routes'] };
  /** Whether there is only its version `next`. */
  isUnreleased?: boolean;
}

const nextVersion = '2.0.0';

/** Integrity of an empty script, which every entry is. */
export const integrityOfEntry =
  'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

/** By default there are no notifications, no work, no hub to sign in from and no passkeys. */
export const server = mockServer(
  mockApi.get('/actions', () => pageOf([])),
  mockApi.get('/work/count', () => ({ count: 0 })),
  mockApi.get('/account/passkeys', () => []),
  mockApi.get('/auth/methods', () => ({ hub_url: null, passkey_host: null, demo: null })),
);

/** The shared code of the shell. */
export const provided: SharedCode = {
  contract: portalContract,
  versions: { react: '19.3.1', '@shootline/shared-ui': '2.1.0' },
  names: { '@shootline/shared-ui': ['Button', 'Page'] },
};

function manifestOf(remote: TestRemote): RemoteManifest {
  return {
    name: remote.name,
    contract: remote.contract ?? portalContract,
    version: remote.version ?? '1.0.0',
    entry: `${remote.version ?? '1.0.0'}/remoteEntry.js`,
    integrity: integrityOfEntry,
    builtFor: remote.uses || remote.contract ? 'other code' : 'same code',
    ...(remote.lacks && { olderShells: { 'same code': remote.lacks } }),
    routes: [...remote.routes],
    nav: [...remote.nav],
    widgets: Object.keys(remote.widgets ?? {}),
    contributions: Object.keys(remote.contributions ?? {}),
    ...(remote.inbox && { inbox: remote.inbox }),
    ...(remote.welcome && { welcome: remote.welcome }),
    ...(remote.search && { search: remote.search }),
    ...(remote.refreshes && { refreshes: remote.refreshes }),
  };
}

function publish(remotes: TestRemote[], config: Partial<PortalConfig>): void {
  server.use(
    mockApi.get('/reference-data', buildReferenceData),
    http.get('*/api/events', () => errorResponse('NotFound')),
    http.get('*/portal.json', () =>
      HttpResponse.json({
        brand: { name: 'Northlight', logo: '', termsUrl: '/terms.html' },
        api: '/api',
        remotes: remotes.map(
          ({
            name,
            pin,
            announced,
            widgetsOnly,
            next: { pages: _, ...rule } = {},
            next,
            isUnreleased,
          }) => ({
            name,
            widgetsOnly,
            url: isUnreleased ? undefined : `/${name}/remote.json`,
            integrity: pin,
            nav: announced,
            tags: next && [{ tag: 'next', url: `/${name}/remote.next.json`, ...rule }],
          }),
        ),
        ...config,
      }),
    ),
    ...remotes.map(({ name, version = '1.0.0', contract = portalContract, uses }) =>
      http.get(`*/${name}/${version}/uses.json`, () =>
        HttpResponse.json({ ...provided, contract, ...uses }),
      ),
    ),
    ...remotes.map((remote) =>
      http.get(`*/${remote.name}/*/remoteEntry.js`, () =>
        remote.isDown
          ? HttpResponse.error()
          : new HttpResponse('', { headers: { 'Content-Type': 'text/javascript' } }),
      ),
    ),
    ...remotes.map((remote) =>
      http.get(`*/${remote.name}/remote.json`, () =>
        remote.isDown || remote.isUnreleased
          ? HttpResponse.error()
          : HttpResponse.json(manifestOf(remote)),
      ),
    ),
    ...remotes.map((remote) =>
      http.get(`*/${remote.name}/remote.next.json`, () =>
        remote.isDown
          ? HttpResponse.error()
          : HttpResponse.json(manifestOf({ ...remote, version: nextVersion })),
      ),
    ),
  );
}

function loaderOf(remotes: TestRemote[], loaded: string[]): RemoteLoader {
  const entries = new Map<string, string>();
  return {
    builtFor: 'same code',
    provided: () => Promise.resolve(provided),
    guard: () => {},
    register: ({ remote, url }) => void entries.set(remote, url),
    load: <Module,>(name: string, module: string) => {
      const remote = remotes.find((candidate) => candidate.name === name);
      if (!remote || remote.isDown) return Promise.reject(new TypeError('Failed to fetch'));
      const isNext = entries.get(name)?.includes(nextVersion);
      const pages = isNext ? remote.next?.pages : remote.pages;
      if (!pages) return Promise.reject(new Error('It cannot start.'));
      loaded.push(name);
      if (module.startsWith('contributions/')) {
        return Promise.resolve(remote.contributions as Module);
      }
      const widget = remote.widgets?.[`${name}/${module}`];
      if (widget) return Promise.resolve(widget as Module);
      return Promise.resolve({ routes: pages } as Module);
    },
  };
}

/** Opens the portal at a path, as a user or signed out, with these remotes deployed. */
export async function renderPortal(
  path: string,
  {
    user = null,
    remotes,
    config = {},
    portalJson,
  }: {
    user?: SignedInUser | null;
    remotes: TestRemote[];
    /** Further fields of portal.json. */
    config?: Pick<PortalConfig, 'fullPortal' | 'elsewhere' | 'pageViews' | 'overrides'>;
    /** The answer in place of portal.json. */
    portalJson?: () => Response;
  },
) {
  const loaded: string[] = [];
  publish(remotes, config);
  if (portalJson) server.use(http.get('*/portal.json', portalJson));
  sessionStore.setState({ user, reason: 'none' });
  window.history.replaceState(null, '', path);
  const { Portal, router } = await startPortal(loaderOf(remotes, loaded));
  const container = document.getElementById('root');
  const hydrate = await readyForForm(router);
  render(<Portal />, container ? { container, hydrate } : {});
  return { loaded, user: userEvent.setup(), path: () => location.pathname + location.search };
}

/** Waits for the sign-in page. */
export function signInForm() {
  return screen.findByRole('heading', { name: 'Sign In' });
}

/** Opens the settings of the drawer unless they are open. */
export async function openSettings(user: UserEvent): Promise<void> {
  const group = await screen.findByRole('button', { name: 'Settings' });
  if (group.getAttribute('aria-expanded') === 'false') await user.click(group);
}
