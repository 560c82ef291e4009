import { lazyModule, rich, signInMethods, t, useCurrentUser } from '@shootline/shared-api';
import type { Passkey } from '@shootline/shared-api/contract';
import { Box, Button, Flex, LazyDialog, Stack, Text, TimeText } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { passkeyQueries } from '../identity/passkey.queries.ts';
import { useCanUsePasskeys } from '../identity/use-can-use-passkeys.ts';
import { NotLoaded } from '../own-pages/not-loaded.tsx';

const dialogs = lazyModule(
  () => import(/* webpackChunkName: "passkeys" */ './passkey-dialogs.tsx'),
);

const title = t('Passkeys');

type Open = { of: 'add' } | { of: 'rename' | 'remove'; passkey: Passkey };

function PasskeyItem(props: { passkey: Passkey; onOpen: (open: Open) => void }) {
  const { passkey, onOpen } = props;
  const { timezone } = useCurrentUser();
  const { name, created, last_used: lastUsed, is_synced: isSynced } = passkey;
  return (
    <Flex asChild align="center" wrap="wrap" columnGap="4" rowGap="2" py="3" borderTopWidth="1px">
      <li>
        <Box flex="1" minW="48" fontSize="sm" overflowWrap="anywhere">
          <Text fontWeight="medium">{name}</Text>
          <Text color="fg.muted">
            {lastUsed
              ? rich('Last used {when}', { when: <TimeText iso={lastUsed} zone={timezone} /> })
              : t('Not used yet')}
          </Text>
          <Text color="fg.muted">
            {rich('Added {when}', { when: <TimeText iso={created} zone={timezone} /> })}
            {isSynced && ` · ${t('Synced to other devices')}`}
          </Text>
        </Box>
        <Flex gap="2" wrap="wrap">
          <Button
            variant="outline"
            size="sm"
            aria-label={t('Rename passkey: {name}', { name })}
            onClick={() => onOpen({ of: 'rename', passkey })}
          >
            {t('Rename')}
          </Button>
          <Button
            variant="outline"
            size="sm"
            aria-label={t('Remove passkey: {name}', { name })}
            onClick={() => onOpen({ of: 'remove', passkey })}
          >
            {t('Remove')}
          </Button>
        </Flex>
      </li>
    </Flex>
  );
}

/** The user's passkeys, with buttons to add one and to rename and remove each. */
export function PasskeysCard({ hasPassword }: { hasPassword: boolean }) {
  const { data: ways } = useQuery(signInMethods());
  const isHere = useCanUsePasskeys();
  const {
    data: passkeys,
    error,
    refetch,
  } = useQuery({ ...passkeyQueries.list(), enabled: hasPassword });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  if (!hasPassword) {
    return (
      <InfoCard title={title} summary={t('You sign in from the hub, and have no passkeys here.')} />
    );
  }
  return (
    <InfoCard
      title={title}
      actions={
        isHere && (
          <Button variant="outline" size="sm" onClick={() => setOpen({ of: 'add' })}>
            {t('Add Passkey')}
          </Button>
        )
      }
    >
      <Text fontSize="sm" color="fg.muted">
        {t(
          'Sign in with your fingerprint, your face or the PIN of a device, without password or code. Add a second one, or an authenticator app, in case you lose the device.',
        )}
        {ways &&
          !isHere &&
          ` ${t('This browser, or this address of the portal, cannot use them.')}`}
      </Text>
      {passkeys ? (
        passkeys.length > 0 && (
          <Stack asChild gap="0" mt="2">
            <ul aria-label={title}>
              {passkeys.map((passkey) => (
                <PasskeyItem key={passkey.uuid} passkey={passkey} onOpen={setOpen} />
              ))}
            </ul>
          </Stack>
        )
      ) : (
        <NotLoaded error={error} onRetry={() => void refetch()} />
      )}
      {open && (
        <LazyDialog of={dialogs} onClose={close}>
          {({ AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog }) => {
            if (open.of === 'add') return <AddPasskeyDialog onClose={close} />;
            const Dialog = open.of === 'rename' ? RenamePasskeyDialog : RemovePasskeyDialog;
            return <Dialog passkey={open.passkey} onClose={close} />;
          }}
        </LazyDialog>
      )}
    </InfoCard>
  );
}
