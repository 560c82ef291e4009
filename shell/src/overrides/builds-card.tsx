import { isAdmin, t, useCurrentUser } from '@shootline/shared-api';
import { Flex, Stack, Text } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { useQuery } from '@tanstack/react-query';
import { portal } from '../own-pages/portal-of-pages.ts';
import { areaName } from '../remotes/area-name.ts';
import { buildQueries } from './build.queries.ts';
import { mayOverride } from '../remotes/overrides.ts';
import { RunBuildButton } from './run-build-button.tsx';

/** The areas for which a user may run another build; admins find them on the status page. */
export function BuildsCard() {
  const user = useCurrentUser();
  const isTester = !isAdmin(user.role_policy);
  const { data: config } = useQuery({ ...buildQueries.config(), enabled: isTester });
  const { areas } = portal;
  if (!isTester || !config || !areas || !mayOverride(config, user)) return null;
  return (
    <InfoCard title={t('Other Builds')}>
      <Stack asChild gap="2">
        <ul>
          {areas.store.getState().remotes.map(({ name }) => (
            <Flex asChild key={name} align="center" justify="space-between" wrap="wrap" gap="2">
              <li>
                <Text>{areaName(name)}</Text>
                <RunBuildButton name={name} provided={areas.provided} />
              </li>
            </Flex>
          ))}
        </ul>
      </Stack>
    </InfoCard>
  );
}
