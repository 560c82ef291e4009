import type { QueryKey } from '@tanstack/react-query';
import type { Change, SignedInUser } from '../contract/index.ts';
import type { api } from '../client/client.ts';

/** The portal, as given to code of any framework; valid until that code is unmounted. */
export interface MountPortal {
  /** The typed client of the API, with the session's token. */
  api: typeof api;
  /** The BCP 47 tag of the reader's language. A choice of another one mounts the code again. */
  locale: string;
  /** The signed-in user as now known, without the token. Another user mounts the code again. */
  session: { readonly user: Omit<SignedInUser, 'auth_token'> | null };
  /** Opens a page of this portal. Throws for an address that leads elsewhere. */
  navigate: (to: `/${string}`, options?: { replace?: boolean }) => void;
  /**
   * Loads data into the portal's cache, and again when it is stale: `refreshes` of the remote's declaration
   * says after which changes. The listener hears every state. Returns a function that stops.
   */
  watch: <Data>(
    query: MountQuery<Data>,
    listener: (state: WatchedData<Data>) => void,
  ) => () => void;
  /**
   * Hears each change by other users, or undefined if changes may have been missed. Returns a function that
   * stops.
   */
  onChange: (listener: (change?: Change) => void) => () => void;
  /** Replaces the page or widget by its failure, with Retry. */
  fail: (error: unknown) => void;
}

/** A call whose data the portal keeps under a key. */
export interface MountQuery<Data> {
  /** Begins with an area's key. */
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}

/** Data of a query; undefined until it is loaded. After a failed reload both are set. */
export interface WatchedData<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
}

/** The portal, as given to a page. */
export interface PagePortal extends MountPortal {
  /** Parameters of the path. Others mount the page again. */
  params: Readonly<Record<string, string | undefined>>;
  /** The query of the address as it is now. */
  readonly search: URLSearchParams;
  /** Hears when the query of the address has changed. Returns a function that stops. */
  onSearch: (listener: (search: URLSearchParams) => void) => () => void;
  /** Names the page in its heading and in the window. */
  setTitle: (title: string) => void;
}

/** The portal, as given to a widget. */
export interface WidgetPortal<Props> extends MountPortal {
  /** The props as they are now. */
  readonly props: Props;
  /** Hears when the props have changed. Returns a function that stops. */
  onProps: (listener: (props: Props) => void) => () => void;
}

/** Fills an empty element. Returns a function that ends what was started; the portal removes the element. */
export type Mount<Portal extends MountPortal> = (
  element: HTMLElement,
  portal: Portal,
) => () => void;

/** The module of a page that is not React. Links within its element open pages without a reload. */
export interface MountedPageModule {
  /** Its heading, until it sets another. */
  title: string;
  mount: Mount<PagePortal>;
}

/** The module of a widget that is not React. */
export interface MountedWidgetModule<Props> {
  mount: Mount<WidgetPortal<Props>>;
}
