import {
  createQueryClient,
  followOtherTabs,
  lazyModule,
  revokeLeftTokens,
  sessionStore,
  setApiBase,
} from '@shootline/shared-api';
import { parsePortalConfig, type PortalConfig } from '@shootline/shared-api/portal';
import { toast } from '@shootline/shared-ui';
import { offerLocales } from './language/language.ts';
import { preloadPage } from './mounting/open-page.ts';
import { createPortalRouter } from './mounting/portal-router.tsx';
import { PortalRoot } from './mounting/portal-root.tsx';
import type { Services } from './registry/services.ts';
import { widgetHost } from './mounting/widget-host.ts';
import { portal } from './own-pages/portal-of-pages.ts';
import type { RemoteLoader } from './federation/federation.ts';
import { configDeadline, configUrl, fetchJson } from './remotes/fetch-json.ts';
import { storedGood, storeGood } from './remotes/last-known-good.ts';
import { Registry } from './registry/registry.ts';

/** The portal's configuration, or the last one that could be read. Rejects if none has ever been read. */
async function readConfig(): Promise<PortalConfig> {
  try {
    const config = parsePortalConfig(await fetchJson(configUrl, configDeadline));
    storeGood('portal', configUrl, config);
    return config;
  } catch (error) {
    const stored = storedGood('portal', configUrl, parsePortalConfig);
    if (!stored) throw error;
    console.warn(`${configUrl} cannot be read, so the last known one is used.`, error);
    return stored;
  }
}

async function loadServices(loader: RemoteLoader): Promise<Services> {
  const config = await readConfig();
  offerLocales(config.locales ?? []);
  setApiBase(config.api);
  const registry = new Registry(loader);
  portal.areas = registry;
  registry.start(config);
  return { config, registry, queryClient: createQueryClient(toast) };
}

/** Clears loaded data when the user changes, so no user sees another's data. */
function forgetDataWithSession({ queryClient }: Services): void {
  sessionStore.subscribe((now, before) => {
    if (now.user?.uuid !== before.user?.uuid) queryClient.clear();
  });
}

const background = lazyModule(
  () => import(/* webpackChunkName: "background" */ './background/background.ts'),
);

/** Loads `portal.json`. Returns the portal, ready to render, and its router; rejects without it. */
export async function startPortal(loader: RemoteLoader) {
  const services = await loadServices(loader);
  followOtherTabs();
  forgetDataWithSession(services);
  revokeLeftTokens();
  const router = createPortalRouter(services);
  const preload = (url: URL) => preloadPage(services, url);
  void background
    .loadWithRetries()
    .then((code) => code.followInBackground(services, router, preload));
  const host = widgetHost(services.registry);

  const Portal = () => <PortalRoot services={services} host={host} router={router} />;
  return { Portal, router };
}
