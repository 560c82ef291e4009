import { lazyModule, type OwnSession, useCurrentUser, t, rich } from '@shootline/shared-api';
import { Box, Button, Flex, LazyDialog, Stack, Text, TimeText } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEndSession } from './account.actions.ts';
import { accountQueries } from '../own-pages/account.queries.ts';
import { browserName } from '../own-pages/browser-name.ts';
import { NotLoaded } from '../own-pages/not-loaded.tsx';

const everywhereDialog = lazyModule(
  () => import(/* webpackChunkName: "account" */ './sign-out-everywhere-dialog.tsx'),
);

function SessionItem({ session }: { session: OwnSession }) {
  const { timezone } = useCurrentUser();
  const { mutate, isPending } = useEndSession();
  const name = browserName(session.user_agent);
  const lastSeen = <TimeText iso={session.last_seen} zone={timezone} />;
  return (
    <Flex asChild align="center" justify="space-between" gap="4" py="3" borderTopWidth="1px">
      <li>
        <Box minW="0" fontSize="sm" overflowWrap="anywhere">
          <Text fontWeight="medium">
            {session.is_current ? t('{name} (this one)', { name }) : name}
          </Text>
          <Text color="fg.muted">
            {session.address
              ? rich('Last used {when} from {address}', {
                  when: lastSeen,
                  address: session.address,
                })
              : rich('Last used {when}', { when: lastSeen })}
          </Text>
          <Text color="fg.muted">
            {rich('Signed in {when}', {
              when: <TimeText iso={session.created} zone={timezone} />,
            })}
          </Text>
        </Box>
        {!session.is_current && (
          <Button
            variant="outline"
            size="sm"
            loading={isPending}
            loadingText={t('Ending...')}
            aria-label={t('End session: {name}', { name })}
            onClick={() => mutate(session.uuid)}
          >
            {t('End Session')}
          </Button>
        )}
      </li>
    </Flex>
  );
}

/** The user's sessions, with buttons to end them. */
export function SessionsCard() {
  const { timezone, session_expires: expires } = useCurrentUser();
  const { data: sessions, error, refetch } = useQuery(accountQueries.sessions());
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <InfoCard
      title={t('Sessions')}
      actions={
        <Button variant="outline" size="sm" colorPalette="red" onClick={() => setIsAsking(true)}>
          {t('Sign Out Everywhere')}
        </Button>
      }
    >
      <Text fontSize="sm" color="fg.muted">
        {rich('Your open sessions. This one ends by {when} at the latest.', {
          when: <TimeText iso={expires} zone={timezone} />,
        })}
      </Text>
      {sessions ? (
        <Stack asChild gap="0" mt="2">
          <ul>
            {sessions.map((session) => (
              <SessionItem key={session.uuid} session={session} />
            ))}
          </ul>
        </Stack>
      ) : (
        <NotLoaded error={error} onRetry={() => void refetch()} />
      )}
      {isAsking && (
        <LazyDialog of={everywhereDialog} onClose={close}>
          {({ SignOutEverywhereDialog }) => <SignOutEverywhereDialog onClose={close} />}
        </LazyDialog>
      )}
    </InfoCard>
  );
}
