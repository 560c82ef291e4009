import { t, numberText } from '@shootline/shared-api';
import type { SystemStatistics as System } from '@shootline/shared-api/contract';
import { Box, Grid } from '@shootline/shared-ui';
import { StatCard } from '../../stats/stat-card.tsx';
import { UsersCard } from './users-card.tsx';

/** Keeps the height of a figure while it loads. */
const pending = '\u00a0';

const loggedIn = (count: number) => t('{number} logged in user(s)', { number: numberText(count) });

/** The places of users, and the numbers of users, clients and sessions. */
export function SystemStatistics({ system }: { system: System | undefined }) {
  const session = system ? loggedIn(system.active_users_count) : pending;
  return (
    <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}>
      <Grid
        gap="4"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(3, minmax(0, 1fr))',
          lg: '1fr',
        }}
        css={{ '& > *': { minWidth: 0 } }}
      >
        <StatCard title={t('Users')} value={system?.user_count ?? pending} />
        <StatCard title={t('Clients')} value={system?.client_count ?? pending} />
        <StatCard title={t('Session')} value={system?.session_count ?? pending} note={session} />
      </Grid>
      <Box minW="0" gridColumn={{ lg: '1' }} gridRow={{ lg: '1' }}>
        <UsersCard system={system} />
      </Box>
    </Grid>
  );
}
