import { createQueryClient, sessionStore, type SignedInUser } from '@shootline/shared-api';
import {
  type RemoteRoute,
  type SlotName,
  type WidgetHost,
  WidgetHostProvider,
  type WidgetName,
  type Widgets,
} from '@shootline/shared-api/portal';
import { type Brand, BrandProvider, PortalTheme, toast, Toaster } from '@shootline/shared-ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`You are at ${pathname}${search}`}</p>;
}

/** Loads the code of the pages, so no test waits for compilation; for `beforeAll`. */
export async function loadPages(routes: readonly RemoteRoute[]): Promise<void> {
  await Promise.all(routes.map(({ page }) => page()));
}

type TestWidgets = { [Name in WidgetName]?: () => Promise<ComponentType<Widgets[Name]>> };

type TestSlots = { [Slot in SlotName]?: readonly WidgetName[] };

const hostOf = (
  widgets: TestWidgets,
  slots: Record<string, readonly WidgetName[]>,
): WidgetHost => ({
  offers: (name) => name in widgets,
  inSlot: (slot) => slots[slot] ?? [],
  load: (name) => widgets[name]?.() ?? Promise.reject(new Error(`No test widget ${name}.`)),
});

/** The rendered pages, a user to act with, and the browser's address and Back. */
interface RenderedRoute extends RenderResult {
  user: UserEvent;
  queryClient: QueryClient;
  location: () => string;
  back: () => Promise<void>;
}

/**
 * Renders a remote's pages like the shell: `url` is open, `user` is signed in (nobody if missing), paths of
 * other remotes show 'You are at …', and other remotes offer `widgets` and put some of them into `slots`
 * (none if missing). The result can also read the location and go back.
 */
export function renderRoute(
  routes: readonly RemoteRoute[],
  url: string,
  options: { user?: SignedInUser; brand?: Brand; widgets?: TestWidgets; slots?: TestSlots } = {},
): RenderedRoute {
  const {
    user: signedIn,
    brand = { name: 'Brandname', logo: '', termsUrl: '/terms.html' },
    widgets = {},
    slots = {},
  } = options;
  sessionStore.setState({ user: signedIn ?? null, reason: 'none' });
  toast.dismiss();
  const queryClient = createQueryClient(toast);
  // No test waits for the pause before a call is repeated.
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  const host = hostOf(widgets, slots);

  const router = createMemoryRouter(
    [
      {
        hydrateFallbackElement: <p>Starting</p>,
        children: [
          ...routes.map(({ path, page, prefetch }) => ({
            path,
            lazy: async () => {
              const module = await page();
              if ('Component' in module) return module;
              throw new Error(`${path} is not a page in React: call its mount.`);
            },
            loader: ({ params, request }: { params: object; request: Request }) => {
              const search = new URL(request.url).searchParams;
              prefetch?.({ queryClient, params: { ...params }, search });
              return null;
            },
            shouldRevalidate: () => false,
          })),
          { path: '*', element: <Elsewhere /> },
        ],
      },
    ],
    { initialEntries: [url] },
  );

  const view = render(
    <QueryClientProvider client={queryClient}>
      <BrandProvider brand={brand}>
        <PortalTheme>
          <WidgetHostProvider value={host}>
            <RouterProvider router={router} />
          </WidgetHostProvider>
          <Toaster />
        </PortalTheme>
      </BrandProvider>
    </QueryClientProvider>,
  );

  return {
    ...view,
    user: userEvent.setup(),
    queryClient,
    location: () => router.state.location.pathname + router.state.location.search,
    back: () => act(() => router.navigate(-1)),
  };
}
