import {
  askEarly,
  isUuid,
  readDeadline,
  sessionKey,
  type SignedInUser,
} from '@shootline/shared-api';
import {
  checkAccess,
  type PageScript,
  type PortalConfig,
  type RemoteManifest,
} from '@shootline/shared-api/portal';
import { colorPage, expectSignIn, showSignIn } from './sign-in-form.ts';
import { configDeadline, configUrl, jsonRequest, manifestDeadline } from '../remotes/fetch-json.ts';

const page = window.location;

// The build names the shell's scripts that every page of a remote needs.
const { src: ownUrl, dataset } = document.currentScript as HTMLScriptElement;
const ofEveryPage = (dataset['pages'] ?? '').split(',').map((script): PageScript => {
  const [file = '', integrity = ''] = script.split(' ');
  return { file, integrity };
});

/** Reads a JSON document and leaves it for the portal, which checks it. */
async function early<Content>(url: string, deadline: number): Promise<Content> {
  const response = await askEarly(jsonRequest(url, deadline));
  return response.clone().json();
}

/** The signed-in user from the session store's storage. */
function storedUser(): SignedInUser | null {
  const text = window.localStorage.getItem(sessionKey) ?? '{}';
  const kept: { state?: { user?: SignedInUser } } = JSON.parse(text);
  return kept.state?.user ?? null;
}

/** Makes an API request exactly as the client will. */
function callEarly({ api }: PortalConfig, user: SignedInUser, path: string): void {
  const base = new URL(api, page.origin).href.replace(/\/$/, '');
  const request = new Request(base + path, {
    headers: {
      Accept: 'application/json',
      Authorization: `Token ${user.auth_token}`,
    },
    signal: AbortSignal.timeout(readDeadline),
  });
  askEarly(request).catch(ignore);
}

/** Preloads a script with a lower priority than the portal's own. */
function preload({ file, integrity }: PageScript, base: string, isEntry = false): void {
  const { href, origin } = new URL(file, base);
  const hint = document.createElement('link');
  hint.rel = 'preload';
  hint.as = 'script';
  hint.fetchPriority = 'low';
  hint.integrity = integrity;
  // Webpack requests scripts of this origin without `crossorigin`.
  if (isEntry || origin !== page.origin) hint.crossOrigin = 'anonymous';
  hint.href = href;
  document.head.append(hint);
}

/** The address that the portal will open: on arrival at home the page that the user, or their role, begins with. */
function firstAddress(user: SignedInUser | null, { nav }: RemoteManifest): URL {
  const isArrival = page.pathname + page.search === '/' && !window.history.state;
  if (!user || !isArrival) return new URL(page.href);
  const ofRole = nav.find(({ firstFor }) => firstFor && checkAccess(firstFor, user) === 'granted');
  return new URL(user.first_page ?? ofRole?.to ?? '/', page.origin);
}

/** Requests code and first data of the page if it belongs to this remote and the user may open it. */
function startPage(
  config: PortalConfig,
  user: SignedInUser | null,
  manifest: RemoteManifest,
  manifestUrl: string,
): void {
  const { entry, integrity, routes } = manifest;
  const { pathname, search } = firstAddress(user, manifest);
  for (const { path, access, code = [], calls = [] } of routes) {
    const match = new URLPattern({ pathname: path }).exec({ pathname });
    if (!match) continue;
    const may = checkAccess(access, user);
    if (may === 'signed-out') return showSignIn(config);
    if (may !== 'granted') continue;
    const entryUrl = new URL(entry, manifestUrl).href;
    preload({ file: entryUrl, integrity }, entryUrl, true);
    for (const script of ofEveryPage) preload(script, ownUrl);
    for (const script of code) preload(script, entryUrl);

    const params = match.pathname.groups;
    if (!user || Object.values(params).some((value) => !isUuid(value ?? ''))) return;
    for (const { url, access: own = access } of calls) {
      if (checkAccess(own, user) !== 'granted' || (search && url.includes('?'))) continue;
      callEarly(
        config,
        user,
        url.replaceAll(/:(\w+)/g, (_all, name: string) => params[name] ?? ''),
      );
    }
    return;
  }
}

/**
 * Requests the first page's needs while the portal's code is still loading: configuration, manifests, the
 * page's code and its first data. The portal requests again, and reports, whatever fails here.
 */
async function start(): Promise<void> {
  const asked = early<PortalConfig>(configUrl, configDeadline);
  const user = storedUser();
  const isSignIn = page.pathname === '/login' || (page.pathname === '/' && !user);
  colorPage();
  if (isSignIn) expectSignIn();
  const config = await asked;
  if (isSignIn) showSignIn(config);
  if (user) callEarly(config, user, '/reference-data');
  for (const { url, integrity, tags, widgetsOnly } of config.remotes) {
    if (url === undefined || widgetsOnly) continue;
    const manifestUrl = new URL(url, page.origin).href;
    early<RemoteManifest>(manifestUrl, manifestDeadline)
      .then((manifest) => {
        const isCurrent = !tags && (integrity ?? manifest.integrity) === manifest.integrity;
        if (isCurrent) startPage(config, user, manifest, manifestUrl);
      })
      .catch(ignore);
  }
}

function ignore(): void {
  // The portal asks again.
}

start().catch(ignore);
