import { t, useSession } from '@shootline/shared-api';
import type { PortalConfig } from '@shootline/shared-api/portal';
import { Box, Button, Flex, NoticeBanner, Stack } from '@shootline/shared-ui';
import { useStore } from 'zustand';
import { areaName } from '../remotes/area-name.ts';
import type { Registry } from '../registry/registry.ts';
import { overridesFor, storeOverride } from '../remotes/overrides.ts';

function runsText(name: string, version: string, url: string): string {
  const { origin, host } = new URL(url);
  const values = { area: areaName(name), version, host };
  return origin === window.location.origin
    ? t('{area} runs as build {version}, for you in this browser only.', values)
    : t('{area} runs as build {version} from {host}, for you in this browser only.', values);
}

/** Names the remotes that run as other builds for this user, with a way back for each and all. */
export function OverrideBanner({ registry, config }: { registry: Registry; config: PortalConfig }) {
  const { remotes } = useStore(registry.store);
  const user = useSession((session) => session.user);
  const overrides = overridesFor(config, user);
  const shown = remotes.flatMap(({ name, url, manifest }) => {
    const override = overrides.get(name);
    return override?.url === url
      ? [{ name, url, version: manifest?.version ?? override.version }]
      : [];
  });
  if (!user || shown.length === 0) return null;
  const reset = (names: string[]) => {
    for (const name of names) storeOverride(user, name, null);
    window.location.reload();
  };
  return (
    <Box asChild px={{ base: '4', md: '8' }} pt="3">
      <section aria-label={t('Other builds')}>
        <NoticeBanner tone="warning">
          <Stack asChild gap="2">
            <ul>
              {shown.map(({ name, url, version }) => (
                <Flex asChild key={name} align="center" wrap="wrap" columnGap="3" rowGap="1">
                  <li>
                    <Box flex="1 1 16rem" minW="0">
                      {runsText(name, version, url)}
                    </Box>
                    <Button
                      size="sm"
                      variant="outline"
                      aria-label={t('Reset {area}', { area: areaName(name) })}
                      onClick={() => reset([name])}
                    >
                      {t('Reset')}
                    </Button>
                  </li>
                </Flex>
              ))}
            </ul>
          </Stack>
          {shown.length > 1 && (
            <Flex justify={{ md: 'flex-end' }} mt="2">
              <Button size="sm" variant="outline" onClick={() => reset([...overrides.keys()])}>
                {t('Reset All')}
              </Button>
            </Flex>
          )}
        </NoticeBanner>
      </section>
    </Box>
  );
}
