import { sessionStore, t } from '@shootline/shared-api';
import type { PortalConfig } from '@shootline/shared-api/portal';
import { toast } from '@shootline/shared-ui';
import { areaName } from '../remotes/area-name.ts';
import type { Registry } from '../registry/registry.ts';
import { OverrideBanner } from './override-banner.tsx';
import { overridesFor, storeOverride } from '../remotes/overrides.ts';

/**
 * Shows a banner while remotes run as other builds. Ends an override whose build could not be started; the
 * registry has then replaced it by the released one.
 */
export async function followOverrides(registry: Registry, config: PortalConfig): Promise<void> {
  const { store } = registry;
  const end = (name: string, version: string) => {
    const { user } = sessionStore.getState();
    if (user) storeOverride(user, name, null);
    const fault = store.getState().faults.findLast(({ remote }) => remote === name);
    toast.warning(
      t('{area} runs as released again: build {version} could not be started ({failure}).', {
        area: areaName(name),
        version,
        failure: fault?.failure.replaceAll('-', ' ') ?? 'unknown',
      }),
    );
  };
  const mine = () => overridesFor(config, sessionStore.getState().user);
  const isAt = (
    { remotes }: { remotes: { name: string; url: string }[] },
    name: string,
    url: string,
  ) => remotes.some((remote) => remote.name === name && remote.url === url);

  store.setState({ banner: <OverrideBanner registry={registry} config={config} /> });
  store.subscribe((now, before) => {
    if (now.remotes === before.remotes) return;
    for (const [name, { url, version }] of mine()) {
      if (isAt(before, name, url) && !isAt(now, name, url)) end(name, version);
    }
  });
  await registry.started;
  for (const [name, { url, version }] of mine()) {
    if (!isAt(store.getState(), name, url)) end(name, version);
  }
}
